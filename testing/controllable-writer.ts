import type { StoryJob, StoryWriter, WritingEnd } from '#server/providers/ai/index.ts';

/** One running generation whose text the test writes. */
export interface PendingGeneration {
  job: StoryJob;
  /** Whether a stream was requested. */
  stream: boolean;
  signal: AbortSignal;
  push(piece: string): void;
  finish(end?: WritingEnd['finish']): void;
  fail(error: unknown): void;
}

/** A story writer that writes only what a test pushes. */
export interface ControllableWriter extends StoryWriter {
  /** The next requested text, or the one that was requested since the last call. */
  next(): Promise<PendingGeneration>;
  /** How many texts were requested. */
  readonly requestCount: number;
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
  const performance: PendingGeneration = {
    job,
    stream,
    signal,
    push: (piece) => add({ piece }),
    finish: (end = 'stop') => add({ end }),
    fail: (error) => add({ error }),
  };
  return { performance, pieces: pieces() };
}

/** Creates a writer that a test controls. */
export function createControllableWriter(): ControllableWriter {
  const waiting: PendingGeneration[] = [];
  const takers: ((performance: PendingGeneration) => void)[] = [];
  let requestCount = 0;
  return {
    name: 'controllableWriter',
    model: 'strings',
    get requestCount() {
      return requestCount;
    },
    next() {
      const ready = waiting.shift();
      return ready ? Promise.resolve(ready) : new Promise((resolve) => takers.push(resolve));
    },
    write(job, options) {
      requestCount += 1;
      const { performance, pieces } = perform(job, options);
      const taker = takers.shift();
      if (taker) taker(performance);
      else waiting.push(performance);
      return pieces;
    },
  };
}
