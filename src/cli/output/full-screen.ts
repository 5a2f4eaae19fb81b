/**
 * The terminal's alternate screen: redraws only changes, and restores the terminal before the command ends, for
 * whatever reason. Sequences of xterm (ctlseqs).
 */
import { emitKeypressEvents, type Key } from "node:readline";
import type { ReadStream } from "node:tty";
import type { ScreenLine } from "./status-screen.ts";
import type { CliIo, Painter } from "./terminal.ts";

const CSI = "\x1b[";
/** Alternate screen, no cursor, and no wrapping: otherwise a wide character would push the rest down. */
const ENTER = `${CSI}?1049h${CSI}?25l${CSI}?7l`;
const LEAVE = `${CSI}?7h${CSI}?25h${CSI}?1049l`;
/** Terminals with mode 2026 (synchronized output) display everything in between at once; others ignore it. */
const SYNC = [`${CSI}?2026h`, `${CSI}?2026l`] as const;
const INVERSE = [`${CSI}7m`, `${CSI}27m`] as const;

export class FullScreen {
  readonly #io: CliIo;
  readonly #painter: Painter;
  #drawn = "";
  #open = true;
  readonly #onExit = (): void => this.leave();

  constructor(io: CliIo, painter: Painter, onKey: (key: Key) => void) {
    this.#io = io;
    this.#painter = painter;
    const { stdin, stdout } = io;
    stdout.write(ENTER);
    process.on("exit", this.#onExit);
    if (stdin.isTTY !== true) return;
    (stdin as ReadStream).setRawMode(true);
    emitKeypressEvents(stdin);
    stdin.on("keypress", (_text: string | undefined, key: Key) => onKey(key));
    stdin.resume();
  }

  get size(): { columns: number; rows: number } {
    const { columns = 80, rows = 24 } = this.#io.stdout as { columns?: number; rows?: number };
    return { columns: Math.max(20, columns), rows: Math.max(3, rows) };
  }

  draw(lines: readonly ScreenLine[]): void {
    const text = lines.map((line) => this.#styled(line)).join(`${CSI}K\r\n`);
    if (!this.#open || text === this.#drawn) return;
    this.#drawn = text;
    this.#io.stdout.write(`${SYNC[0]}${CSI}H${text}${CSI}K${CSI}J${SYNC[1]}`);
  }

  /** Redraws everything next time: after a resize, or after another program used the terminal. */
  forget(): void {
    this.#drawn = "";
    if (this.#open) this.#io.stdout.write(ENTER);
  }

  leave(): void {
    if (!this.#open) return;
    this.#open = false;
    process.off("exit", this.#onExit);
    const { stdin, stdout } = this.#io;
    if (stdin.isTTY === true) {
      (stdin as ReadStream).setRawMode(false);
      stdin.pause();
    }
    stdout.write(LEAVE);
  }

  #styled({ text, style, chosen }: ScreenLine): string {
    const painted = style === null ? text : this.#painter.paint(style, text);
    return chosen && this.#painter.colour ? INVERSE[0] + painted + INVERSE[1] : painted;
  }
}
