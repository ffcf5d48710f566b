import type { GenerationRow } from './present.ts';

/** Why a running generation is told to end early. */
export type EndReason =
  /** The owner pressed Stop: what was delivered is kept and charged. */
  | 'stop'
  /** The record says that it no longer runs here: its lease was lost, and another process has ended it. */
  | 'lost'
  /** The process must end now: the generation fails, so that nobody waits for the lease. */
  | 'shutdown';

/** A generation while this process writes it: the text so far, and who waits for more. */
export class LiveGeneration {
  readonly id: string;
  readonly startedAt = performance.now();
  /** The record as it was reserved, with the settled one in its place once it is settled. */
  row: GenerationRow;
  /** All that the writer has delivered, uncleaned; its length is the id of the last event of a stream. */
  text = '';
  endReason: EndReason | null = null;
  /** True once the writing has ended and the record is being settled. */
  settling = false;
  readonly #abort = new AbortController();
  #change = Promise.withResolvers<void>();

  constructor(row: GenerationRow) {
    this.id = row.id;
    this.row = row;
  }

  /** The record with the text so far; the settled one at the end. */
  get current(): GenerationRow {
    return this.settled ? this.row : { ...this.row, result: this.text };
  }

  get settled(): boolean {
    return this.row.status !== 'running';
  }

  /** Aborted when the writer should end early. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  append(piece: string): void {
    if (piece === '') return;
    this.text += piece;
    this.#notify();
  }

  /** Ends the writing early; the first reason counts. */
  end(reason: EndReason): void {
    this.endReason ??= reason;
    this.#abort.abort();
  }

  settle(row: GenerationRow): void {
    this.row = row;
    this.#notify();
  }

  /** Resolves at the next piece or at the end. */
  change(): Promise<void> {
    return this.#change.promise;
  }

  /** The settled record. */
  async outcome(): Promise<GenerationRow> {
    while (!this.settled) await this.change();
    return this.row;
  }

  #notify(): void {
    const { resolve } = this.#change;
    this.#change = Promise.withResolvers<void>();
    resolve();
  }
}
