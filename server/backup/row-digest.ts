import { hash } from 'node:crypto';
import type { TableTotal } from './manifest.ts';

const newline = 10;
const lanes = 4;

/**
 * Counts the rows of PostgreSQL's COPY text, one per line, and sums their SHA-256 hashes: equal sums mean equal rows in
 * any order, since a restored table may return its rows in another one.
 */
export class RowDigest {
  #rows = 0;
  readonly #sum = new BigUint64Array(lanes);
  /** The beginning of a row whose end is in a later chunk. */
  #begun: Buffer[] = [];

  add(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
      const rest = chunk.subarray(from, end);
      this.#addRow(this.#begun.length === 0 ? rest : Buffer.concat([...this.#begun, rest]));
      this.#begun = [];
      from = end + 1;
    }
    if (from < chunk.length) this.#begun.push(chunk.subarray(from));
  }

  #addRow(row: Buffer): void {
    this.#rows += 1;
    const digest = hash('sha256', row, 'buffer');
    for (let lane = 0; lane < lanes; lane += 1)
      this.#sum[lane] = (this.#sum[lane] ?? 0n) + digest.readBigUInt64LE(lane * 8);
  }

  total(): TableTotal {
    return { rows: this.#rows, checksum: Buffer.from(this.#sum.buffer).toString('hex') };
  }
}
