/** The option for presets, and the text form of a list of them. */
import { InvalidArgumentError, Option } from "commander";
import { PRESET_NAMES, type PresetName } from "../../config/presets.ts";

export function presetOption(about: string): Option {
  return new Option(
    "--preset <names>",
    `${about}: ${PRESET_NAMES.join(", ")}; separated by commas`,
  ).argParser((text, before: PresetName[] = []) => [...before, ...presetNames(text)]);
}

/** `none` is no preset. Throws InvalidArgumentError. */
export function presetNames(text: string): PresetName[] {
  if (text.trim() === "none") return [];
  const names = text.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !isPreset(name));
  if (unknown !== undefined)
    throw new InvalidArgumentError(
      `${JSON.stringify(unknown)} is not a preset. The presets are ${PRESET_NAMES.join(", ")}.`,
    );
  return names.filter(isPreset);
}

function isPreset(name: string): name is PresetName {
  return (PRESET_NAMES as readonly string[]).includes(name);
}
