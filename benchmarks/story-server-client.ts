/** Starts benchmarks/story-server.ts over a data directory of its own, for a benchmark that asks it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeTemporaryDataDir } from '#testing/database/test-server.ts';
import type { LoopDelay, StoryServer } from './story-server.ts';

interface StoryServerWishes {
  /** Text of a story that the first writer has from the start. */
  content?: string;
  /** Whether the build's pages are served too. */
  pages?: boolean;
}

const compileCache = join(import.meta.dirname, '../node_modules/.cache/node-compile');

/** Empty where the process has just ended. */
function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
const childrenOf = (pid: string): string[] =>
  readProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean);
const kilobytes = (status: string, line: 'VmRSS' | 'RssAnon'): number =>
  Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);

export async function startStoryServer({ content, pages = false }: StoryServerWishes = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'yazihane-benchmark-'));
  chmodSync(dataDir, 0o755);
  if (content !== undefined) writeFileSync(join(dataDir, 'story.txt'), content);
  const server = fork(join(import.meta.dirname, 'story-server.ts'), [dataDir, pages ? 'pages' : ''], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Compiled code is kept between starts, as `npm start` has it.
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, NODE_ENV: 'production' },
  });
  const gone = once(server, 'exit');
  const [{ port, cookies, storyId }] = (await Promise.race([
    once(server, 'message'),
    gone.then(() => Promise.reject(new Error('The server ended.'))),
  ])) as [StoryServer];
  return {
    url: `http://127.0.0.1:${port}/api`,
    cookies,
    storyId,
    /** What the server holds in memory, and what processes that it made for a document hold of their own, MB. */
    residentMb(): number {
      const documents = childrenOf(`${server.pid}`)
        .flatMap((pid) => [pid, ...childrenOf(pid)])
        .filter((pid) => readProcess(pid, 'cmdline').includes('/documents/'));
      const own = documents.map((pid) => kilobytes(readProcess(pid, 'status'), 'RssAnon'));
      return (
        own.reduce((sum, kb) => sum + kb, kilobytes(readProcess(`${server.pid}`, 'status'), 'VmRSS')) / 1_000
      );
    },
    /** How long the server's event loop stood still at most since this was last asked, ms. */
    async longestDelay(): Promise<number> {
      const answer = once(server, 'message');
      server.send('delay');
      const [{ longest }] = (await answer) as [LoopDelay];
      return longest;
    },
    async stop(): Promise<void> {
      server.disconnect();
      await gone;
      removeTemporaryDataDir(dataDir);
    },
  };
}
