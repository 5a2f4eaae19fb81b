/** One way to damage a response. */
import type { Dice } from "../cases/dice.ts";
import type { Draft } from "../cases/draft.ts";

/** Says what it did, for whoever reads a failure; null: it does not fit this answer. */
export type Damage = (draft: Draft, dice: Dice) => string | null;

export type Damages = Readonly<Record<string, Damage>>;
