/** Values of the types that an SDK declares: with all that a type can have, or only what it must have. */
import ts from "typescript";

export type Extent = "minimal" | "full";

/** Types that hold themselves end here. */
const MAX_DEPTH = 7;
/** What SDKs add to an answer themselves. */
const ADDED = /^[_$]|^sdkHttp|^output_text$|^automaticFunctionCallingHistory$|^parsed$/;
/** Text that has to be JSON itself. */
const JSON_TEXT = new Set(["arguments", "delta", "input", "partial_json"]);

export class SdkTypes {
  readonly #checker: ts.TypeChecker;
  readonly #program: ts.Program;

  constructor(files: readonly string[]) {
    this.#program = ts.createProgram([...files], {
      ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
      ...{ target: ts.ScriptTarget.ES2023, strict: true, skipLibCheck: true, types: [], noEmit: true },
    });
    this.#checker = this.#program.getTypeChecker();
  }

  /** The type that the file exports by this name. */
  named(file: string, name: string): ts.Type {
    const source = this.#program.getSourceFile(file);
    const module = source && this.#checker.getSymbolAtLocation(source);
    const found = module && this.#checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
    if (found === undefined) throw new Error(`${file} exports no ${name}`);
    const symbol = found.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(found) : found;
    return this.#checker.getDeclaredTypeOfSymbol(symbol);
  }

  /** What is at this path of properties; through a list, its elements. */
  at(type: ts.Type, path: readonly string[]): ts.Type {
    const inside = this.#element(this.#checker.getNonNullableType(type));
    const [name, ...rest] = path;
    if (name === undefined) return inside;
    const property = inside.getProperty(name);
    if (property === undefined) throw new Error(`${this.#checker.typeToString(inside)} has no ${name}`);
    return this.at(this.#checker.getTypeOfSymbol(property), rest);
  }

  /** Each form of a type, by its name: the members of a union, or an object of options with one option each. */
  *forms(type: ts.Type, extent: Extent): Generator<[name: string, value: unknown]> {
    if (type.isUnion()) {
      for (const member of type.types.filter((each) => this.#fields(each).length > 0))
        yield [this.#checker.typeToString(member), this.value(member, extent)];
      return;
    }
    const properties = this.#fields(type);
    if (properties.some((property) => !isOptional(property))) {
      yield [this.#checker.typeToString(type), this.value(type, extent)];
      return;
    }
    for (const property of properties)
      yield [property.name, { [property.name]: this.#valueOf(property, extent, 1) }];
  }

  value(type: ts.Type, extent: Extent, depth = 0): unknown {
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
    if (type.flags & ts.TypeFlags.BooleanLiteral) return this.#checker.typeToString(type) === "true";
    if (type.flags & ts.TypeFlags.BooleanLike) return true;
    if (type.flags & ts.TypeFlags.StringLike && !type.isUnion()) return "text";
    if (type.flags & ts.TypeFlags.NumberLike && !type.isUnion()) return 1;
    if (type.flags & ts.TypeFlags.Null) return null;
    if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return {};
    if (type.isUnion()) return this.#oneOf(type, extent, depth);
    if (type.symbol?.name === "Uint8Array") return Buffer.from("text").toString("base64");
    // `string & {}`: any text beside the known ones
    if (type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.String)) return "text";
    const element = this.#element(type);
    if (element !== type)
      return extent === "full" && depth < MAX_DEPTH ? [this.value(element, extent, depth + 1)] : [];
    const wanted = this.#fields(type).filter(
      (property) => !isOptional(property) || (extent === "full" && depth < MAX_DEPTH),
    );
    return Object.fromEntries(
      wanted.map((property) => [property.name, this.#valueOf(property, extent, depth + 1)]),
    );
  }

  #valueOf(property: ts.Symbol, extent: Extent, depth: number): unknown {
    const type = this.#checker.getTypeOfSymbol(property);
    if (JSON_TEXT.has(property.name) && this.#given(property).flags & ts.TypeFlags.String) return "{}";
    // a list has one element
    if (property.name === "index" && this.#given(property).flags & ts.TypeFlags.NumberLike) return 0;
    // a type that must hold itself has no value
    return depth > 2 * MAX_DEPTH ? null : this.value(type, extent, depth);
  }

  /** Null where it may be, if little is wanted. */
  #oneOf(type: ts.UnionType, extent: Extent, depth: number): unknown {
    if (isAnyJson(type)) return {};
    const nothing = type.types.some((member) => member.flags & ts.TypeFlags.Null);
    if (nothing && (extent === "minimal" || depth >= MAX_DEPTH)) return null;
    const some = type.types.find((member) => !(member.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
    // in a union, boolean is false and true
    if (type.types.filter((member) => member.flags & ts.TypeFlags.BooleanLiteral).length === 2) return true;
    return some === undefined ? null : this.value(some, extent, depth);
  }

  #element(type: ts.Type): ts.Type {
    const isList = this.#checker.isArrayType(type) || this.#checker.isTupleType(type);
    return isList ? (this.#checker.getTypeArguments(type as ts.TypeReference)[0] ?? type) : type;
  }

  /** What the wire has: no methods, nothing that the class computes, and nothing that can only be missing. */
  #fields(type: ts.Type): ts.Symbol[] {
    const own = ts.SymbolFlags.Accessor | ts.SymbolFlags.Method;
    return type
      .getProperties()
      .filter((property) => !(property.flags & own) && !ADDED.test(property.name))
      .filter((property) => !(this.#given(property).flags & ts.TypeFlags.Never));
  }

  #given(property: ts.Symbol): ts.Type {
    return this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(property));
  }
}

function isOptional(property: ts.Symbol): boolean {
  return (property.flags & ts.SymbolFlags.Optional) !== 0;
}

function isAnyJson(type: ts.UnionType): boolean {
  const has = (flags: ts.TypeFlags) => type.types.some((member) => member.flags & flags);
  return has(ts.TypeFlags.String) && has(ts.TypeFlags.Number) && has(ts.TypeFlags.Object);
}
