/** The child process of `runConversion`: runs one conversion and ends when its parent closes the channel. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ConversionAnswer, ConversionRequest, RunConversion } from './run-conversion.ts';
import type { WatchedProcess } from './watch-limits.ts';

const parent = process.ppid;
const send = (answer: ConversionAnswer) => process.send?.(answer);

process.on('disconnect', () => process.exit());
// A service manager signals all processes at once; the app finishes its answers first and closes the channel.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);

process.once('message', async ({ module, data, limits }: ConversionRequest) => {
  // The limits are checked in another thread, because a conversion may block this one.
  const watchdog = new Worker(new URL('./watch-limits.ts', import.meta.url), {
    workerData: { ...limits, parent } satisfies WatchedProcess,
  });
  await once(watchdog, 'online');
  try {
    const { run } = (await import(module)) as { run: RunConversion<object, unknown> };
    send({ result: (await run(data, (progress) => send({ progress }))) ?? null });
  } catch (error) {
    send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
