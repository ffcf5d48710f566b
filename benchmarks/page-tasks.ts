/** How long a page's main thread is held up at a stretch, as the browser itself traces it. */
import type { CDPSession, Page } from '@playwright/test';

/** An event of Chromium's trace; times in µs. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  id?: string;
  args: { name?: string; data?: Record<string, unknown> };
}

const usual = ['disabled-by-default-devtools.timeline', 'devtools.timeline'];

async function trace(session: CDPSession, act: () => Promise<void>, categories: readonly string[]) {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories], recordMode: 'recordAsMuchAsPossible' },
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

/** The tasks of the page's own thread while something is done there, and all that was traced. */
export async function tasksOf(page: Page, act: () => Promise<void>, more: readonly string[] = []) {
  const session = await page.context().newCDPSession(page);
  const events = await trace(session, act, [...usual, ...more]);
  await session.detach();
  // The page's thread marks its own frames; a worker's thread and another page's renderer have other numbers.
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid}/${tid}`),
  );
  return { tasks, events };
}

/** The longest task of a page while something is done there, ms. */
export async function longestTaskOf(page: Page, act: () => Promise<void>): Promise<number> {
  const { tasks } = await tasksOf(page, act);
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1_000));
}
