/** Map: four columns, what leads to what, and how often. Refused edges are red, undeclared ones dashed. */
import { useSignal } from "@preact/signals";
import { getOrInsert } from "../collections/get-or-insert.ts";
import type { MapAnswer, MapColumn, MapEdge, MapNode } from "./api.ts";
import { Cut } from "./cut.ts";
import { html } from "./html.ts";
import { useLoad } from "./load.ts";
import { attempt, get, state } from "./model.ts";
import { filter, narrow } from "./place.ts";
import { counted, visible } from "./summary.ts";

const COLUMNS: readonly (readonly [MapColumn, string])[] = [
  ["session", "Sessions"],
  ["tool", "Tools"],
  ["server", "Servers"],
  ["address", "Addresses"],
];
const ROW = 34;
/** In percent of the width: a column's node, and the distance to the next column. */
const [NODE, STEP] = [18, 27.33];

export function MapView() {
  const map = useSignal<MapAnswer | null>(null);
  const incomplete = useSignal(0);
  /** Whether the table is open: it has a row for each of some thousand edges. */
  const table = useSignal(false);
  const open = (event: Event): void => {
    table.value = (event.currentTarget as HTMLDetailsElement).open;
  };
  /** Why there is no map for this filter. */
  const problem = useSignal("");
  const load = (): Promise<void> =>
    attempt(async () => {
      map.value = await get<MapAnswer>("map", { filter: filter.value });
      if (map.value.uncounted > 0) incomplete.value++;
    }, problem);
  useLoad(load, 1500, () => [state.value?.newest, filter.value, incomplete.value]);
  if (problem.value !== "") return html`<p class="none problem" role="alert">${visible(problem.value)}</p>`;
  if (map.value === null) return html`<p>…</p>`;
  const { nodes, edges, more, uncounted } = map.value;
  const older =
    uncounted === 0 ? null : html` <strong>Still counting ${counted(uncounted, "older event")}.</strong>`;
  if (nodes.length === 0 && older !== null) return html`<p class="none">${older}</p>`;
  if (nodes.length === 0) return html`<p class="none">No tool call and no connection matches.</p>`;
  const places = new Map<string, Place>();
  const columns = COLUMNS.map(([column, title], index) => {
    const own = nodes.filter((node) => node.column === column);
    for (const [row, { id }] of own.entries()) places.set(id, { column: index, row });
    return { column, title, own };
  });
  const height = Math.max(...columns.map(({ own }) => own.length)) * ROW;
  const hidden = COLUMNS.flatMap(([column, title]) =>
    more[column] ? [`${more[column]} ${title.toLowerCase()}`] : [],
  );
  return html`<section aria-label="Map">
    <p class="count">${counted(nodes.length, "node")}${hidden.length > 0 ? html`; not shown: <strong>${hidden.join(", ")}</strong>. Narrow the filter to see them.` : "."}${older}
      <span class="legend"><i class="line blocked" /> refused <i class="line undeclared" /> undeclared</span></p>
    <div class="map-head" aria-hidden="true">${columns.map(({ title }) => html`<span>${title}</span>`)}</div>
    <div class="map" style=${{ height: `${height}px` }}>
      <svg viewBox="0 0 100 ${height}" preserveAspectRatio="none" aria-hidden="true">
        ${lines(edges, places).map(({ look, width, ways }) => html`<path class=${look} d=${ways.join("")} stroke-width=${width} vector-effect="non-scaling-stroke" />`)}
      </svg>
      ${columns.map(
        (
          { column, title, own },
          index,
        ) => html`<ul aria-label=${title} style=${{ left: `${index * STEP}%`, width: `${NODE}%` }}>
        ${own.map((node) => html`<li><${Node} node=${node} column=${column} /></li>`)}
      </ul>`,
      )}
    </div>
    <details onToggle=${open}><summary>As a table</summary>${
      !table.value
        ? null
        : html`<div class="scroll" tabindex="0" role="region" aria-label="Edges"><table>
      <thead><tr><th scope="col">From</th><th scope="col">To</th><th scope="col">Count</th><th scope="col">Refused</th><th scope="col">Undeclared</th></tr></thead>
      <tbody>${edges.map(({ from, to, count, blocked, undeclared }) => html`<tr><td>${visible(from)}</td><td>${visible(to)}</td><td>${count}</td><td>${blocked}</td><td>${undeclared ? "yes" : ""}</td></tr>`)}</tbody>
    </table></div>`
    }</details>
  </section>`;
}

function Node({ node, column }: { node: MapNode; column: MapColumn }) {
  const { label, count, blocked, undeclared } = node;
  const text = visible(label);
  const field = column === "address" ? "" : column;
  const tooltip = `${text}: ${count}${blocked > 0 ? `, ${blocked} refused` : ""}${undeclared ? ", undeclared" : ""}`;
  const choose = (): void => {
    if (field !== "" && !label.startsWith("(")) narrow({ [field]: label });
    else narrow({ to: label.slice(label.lastIndexOf(" ") + 1) });
  };
  return html`<button class="node ${blocked > 0 ? "blocked" : ""} ${undeclared ? "undeclared" : ""}" title=${tooltip} onClick=${choose}><${Cut} text=${text} /><b>${short(count)}</b><span class="sr">${blocked > 0 ? `, ${blocked} refused` : ""}${undeclared ? ", undeclared" : ""}</span></button>`;
}

interface Place {
  column: number;
  row: number;
}

interface Line {
  look: string;
  width: number;
  /** What its edges add to its path. */
  ways: string[];
}

/** Edges that look alike make one path: with one for each of a thousand, layout alone would take a frame. */
function lines(edges: readonly MapEdge[], places: ReadonlyMap<string, Place>): Line[] {
  const found = new Map<string, Line>();
  for (const edge of edges) {
    const look = `${edge.blocked > 0 ? "blocked" : ""} ${edge.undeclared ? "undeclared" : ""}`.trim();
    const width = 1 + Math.min(5, Math.round(2 * Math.log10(edge.count + 1)) / 2);
    getOrInsert(found, `${look} ${width}`, () => ({ look, width, ways: [] })).ways.push(way(edge, places));
  }
  // refused ones are drawn last, above the others
  return [...found.values()].sort((a, b) => Number(a.look.startsWith("b")) - Number(b.look.startsWith("b")));
}

function way(edge: MapEdge, places: ReadonlyMap<string, Place>): string {
  const place = (id: string): [x: number, y: number] => {
    const { column, row } = places.get(id) ?? { column: 0, row: 0 };
    return [column * STEP, (row + 0.5) * ROW];
  };
  const [fromX, fromY] = place(edge.from);
  const [toX, toY] = place(edge.to);
  const start = fromX + NODE;
  const curve = (x0: number, y0: number, x1: number, y1: number): string =>
    `C${(x0 + x1) / 2} ${y0} ${(x0 + x1) / 2} ${y1} ${x1} ${y1}`;
  // an edge that skips a column passes between its nodes
  const gap = ((places.get(edge.from)?.row ?? 0) + 1) * ROW;
  const curves =
    toX - fromX > STEP * 1.5
      ? `${curve(start, fromY, toX - STEP, gap)}H${toX - STEP + NODE}${curve(toX - STEP + NODE, gap, toX, toY)}`
      : curve(start, fromY, toX, toY);
  return `M${start} ${fromY}${curves}`;
}

function short(count: number): string {
  return count < 10_000 ? String(count) : new Intl.NumberFormat("en", { notation: "compact" }).format(count);
}
