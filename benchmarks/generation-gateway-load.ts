import { setTimeout as wait } from 'node:timers/promises';
import { type Dispatcher, Pool } from 'undici';

/** Something that is measured: where it listens, and what one request to it is. */
export interface Target {
  name: string;
  origin: string;
  /** Path, headers and body of the next request. */
  next(stream: boolean): { path: string; headers: Record<string, string>; body: string };
  /** The first bytes of a text piece in this target's stream. */
  firstText: Buffer;
}

/** What one round of requests took, ms each. */
export interface Round {
  whole: number[];
  firstByte: number[];
  firstText: number[];
  requestsPerSecond: number;
  /** Answers that were not a 200 with a text in it. */
  failures: string[];
}

class Measured implements Dispatcher.DispatchHandler {
  readonly done = Promise.withResolvers<void>();
  readonly #started = performance.now();
  readonly #firstTextMark: Buffer;
  status = 0;
  firstByte = 0;
  firstText = 0;
  whole = 0;
  start = '';

  constructor(firstTextMark: Buffer) {
    this.#firstTextMark = firstTextMark;
  }
  onRequestStart(): void {}
  onResponseStart(_controller: Dispatcher.DispatchController, statusCode: number): void {
    this.status = statusCode;
  }
  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.firstByte === 0) {
      this.firstByte = performance.now() - this.#started;
      this.start = chunk.subarray(0, 300).toString();
    }
    if (this.firstText === 0 && chunk.includes(this.#firstTextMark)) {
      this.firstText = performance.now() - this.#started;
    }
  }
  onResponseEnd(): void {
    this.whole = performance.now() - this.#started;
    this.done.resolve();
  }
  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.start = String(error);
    this.done.resolve();
  }
}

/** People don't click in the same millisecond: the first requests are spread over one answer of the provider, ms. */
const spreadMs = 50;

/** Keeps `atOnce` requests running against a target for `seconds`, each on a kept connection. */
export async function load(
  target: Target,
  options: { atOnce: number; seconds: number; stream: boolean },
): Promise<Round> {
  const pool = new Pool(target.origin, { connections: options.atOnce, pipelining: 1, bodyTimeout: 30_000 });
  const round: Round = { whole: [], firstByte: [], firstText: [], requestsPerSecond: 0, failures: [] };
  const started = performance.now();
  const until = started + options.seconds * 1_000;
  const worker = async (at: number) => {
    await wait((at * spreadMs) / options.atOnce);
    while (performance.now() < until) {
      const measured = new Measured(target.firstText);
      pool.dispatch({ method: 'POST', ...target.next(options.stream) }, measured);
      await measured.done.promise;
      if (measured.status !== 200 || measured.firstText === 0) {
        round.failures.push(`${measured.status} ${measured.start}`);
        continue;
      }
      round.whole.push(measured.whole);
      round.firstByte.push(measured.firstByte);
      round.firstText.push(measured.firstText);
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, (_, at) => worker(at)));
  round.requestsPerSecond = (round.whole.length / (performance.now() - started)) * 1_000;
  await pool.destroy();
  return round;
}

/** The value that a share of the figures does not exceed. */
export function percentile(figures: number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
