/** How long a page's main thread is held up at a stretch, as the browser itself traces it. */
import type { CDPSession, Page } from '@playwright/test';

/** An event of Chromium's trace; times in µs. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  args: { name?: string };
}

async function trace(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
      recordMode: 'recordAsMuchAsPossible',
    },
  });
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  try {
    await act();
  } finally {
    await session.send('Tracing.end');
    await ended;
    session.off('Tracing.dataCollected', collect);
  }
  return events;
}

/** The longest task of a page's own thread while something is done there, ms. */
export async function longestTaskOf(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events = await trace(session, act);
  await session.detach();
  // A page's own thread has this name; its workers' threads have others.
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid}/${tid}`),
  );
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1_000));
}
