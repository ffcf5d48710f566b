/** A process that does one job for its foreman and waits to be let go, so that no answer is lost behind its end. */
import type { JobNews, JobOrder, RunJob } from './job-messages.ts';

const say = (news: JobNews) => process.send?.(news);

process.on('disconnect', () => process.exit());
// A service's stop reaches all its processes; the app lets its answers end first, and its jobs end with it.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);

process.once('message', async ({ module, data }: JobOrder) => {
  try {
    const { run } = (await import(module)) as { run: RunJob<object, unknown> };
    say({ result: (await run(data, (progress) => say({ progress }))) ?? null });
  } catch (fault) {
    say({ fault: { message: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) } });
  }
});
