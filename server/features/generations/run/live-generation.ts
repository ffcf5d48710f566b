import type { GenerationRow } from '../record/index.ts';

/** Why a running generation ends early. */
export type EndReason =
  /** The owner pressed Stop: what was delivered is kept and charged. */
  | 'stop'
  /** The lease was lost, and another process has ended the record. */
  | 'lost'
  /** The process ends now: the generation fails, so that no person waits for the lease. */
  | 'shutdown';

/** A generation that this process writes: the text so far, and its waiting readers. */
export class LiveGeneration {
  readonly id: string;
  readonly startedAt = performance.now();
  /** The reserved record; after settling the settled one. */
  row: GenerationRow;
  /** All that the writer has delivered, uncleaned; its length is the id of the last event of a stream. */
  text = '';
  /** From the start to the first piece of text, ms; null before it. */
  firstWordMs: number | null = null;
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
    this.firstWordMs ??= performance.now() - this.startedAt;
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

  /** Resolves at the next piece of text or at the end. */
  change(): Promise<void> {
    return this.#change.promise;
  }

  /** Waits for the settled record. */
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
