import type { StoryJob, StoryWriter, WritingEnd } from '#server/providers/ai/index.ts';

/** One text that a puppet writes, word by word as the test says. */
export interface Performance {
  job: StoryJob;
  /** Whether it was asked to stream. */
  stream: boolean;
  signal: AbortSignal;
  push(piece: string): void;
  finish(end?: WritingEnd['finish']): void;
  fail(error: unknown): void;
}

/** A story writer on strings: nothing is written but what a test pushes, when it pushes it. */
export interface PuppetWriter extends StoryWriter {
  /** The next text that is asked for, or has been asked for since the last call. */
  next(): Promise<Performance>;
  /** How many texts were asked for. */
  readonly asked: number;
}

type Step = { piece: string } | { end: WritingEnd['finish'] } | { error: unknown };

function perform(job: StoryJob, { stream, signal }: { stream: boolean; signal: AbortSignal }) {
  const steps: Step[] = [];
  let wake: (() => void) | null = null;
  const add = (step: Step) => {
    steps.push(step);
    wake?.();
  };
  signal.addEventListener('abort', () => wake?.());
  async function* pieces(): AsyncGenerator<string, WritingEnd> {
    for (;;) {
      if (signal.aborted) return { finish: 'length' };
      const step = steps.shift();
      if (!step) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      } else if ('piece' in step) yield step.piece;
      else if ('end' in step) return { finish: step.end };
      else throw step.error;
    }
  }
  const performance: Performance = {
    job,
    stream,
    signal,
    push: (piece) => add({ piece }),
    finish: (end = 'stop') => add({ end }),
    fail: (error) => add({ error }),
  };
  return { performance, pieces: pieces() };
}

/** Makes a writer on strings. */
export function createPuppetWriter(): PuppetWriter {
  const waiting: Performance[] = [];
  const takers: ((performance: Performance) => void)[] = [];
  let asked = 0;
  return {
    name: 'puppet',
    model: 'strings',
    get asked() {
      return asked;
    },
    next() {
      const ready = waiting.shift();
      return ready ? Promise.resolve(ready) : new Promise((resolve) => takers.push(resolve));
    },
    write(job, options) {
      asked += 1;
      const { performance, pieces } = perform(job, options);
      const taker = takers.shift();
      if (taker) taker(performance);
      else waiting.push(performance);
      return pieces;
    },
  };
}
