import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const paths = ['/', '/blog', '/fiyatlandirma', '/iletisim', '/api/site'] as const;
const readEveryMs = 300;
const assetPattern = /\/assets\/[\w.-]+\.(?:js|css)/g;

/** Reads public pages with all scripts and styles that they name. */
export interface Visitor {
  /** Answers other than 200. */
  readonly failures: string[];
  /** How many answers were right. */
  count(): number;
  stop(): Promise<void>;
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(String(answer.status));
  return text;
}

/** Visits the site again and again. */
export function startVisitor(url: string): Visitor {
  const failures: string[] = [];
  let count = 0;
  let isOver = false;

  async function get(path: string): Promise<string> {
    try {
      const text = await read(url + path);
      count += 1;
      return text;
    } catch (error) {
      failures.push(`${path}: ${error instanceof Error ? error.message : error}`);
      return '';
    }
  }
  async function visit(): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const page = await get(paths[turn % paths.length] ?? '/');
      // Another process than the one that made the page may answer these.
      await Promise.all([...new Set(page.match(assetPattern) ?? [])].map(get));
      await wait(readEveryMs);
    }
  }
  const visiting = visit();
  return {
    failures,
    count: () => count,
    async stop() {
      isOver = true;
      await visiting;
    },
  };
}

/** Paths of a build's scripts, styles and fonts. */
export const listAssets = (code: string): string[] =>
  readdirSync(join(code, 'build/client/assets'))
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .map((file) => `/assets/${file}`);

/** The paths that the site does not answer with 200. */
export async function findMissing(url: string, paths: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const path of paths) await read(url + path).catch(() => missing.push(path));
  return missing;
}
