import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { engineFlags } from '../../scripts/lib/engine.mjs';

const run = promisify(execFile);

/** What lets V8 judge in a second what it else judges in a busy minute. */
const judgeSoon = ['--initial-old-space-size=400', '--min-semi-space-size=16'];

/** Bytes of each buffer of 10,000 that stayed among V8's old objects although its array was forgotten. */
async function leftBehind(flags: string[]): Promise<number> {
  const line = [...flags, ...judgeSoon, '--expose-gc', 'testing/scripts/old-buffers.ts'];
  const { stdout } = await run(process.execPath, line, { env: { ...process.env, NODE_OPTIONS: '' } });
  return (JSON.parse(stdout) as { old: number }).old;
}

test('as the app is run, what a statement carried is forgotten with it', async () => {
  expect(await leftBehind(engineFlags)).toBeLessThan(1_000);
  // The way it would be by default, without which this showed nothing.
  const judged = engineFlags.filter((flag) => !flag.includes('pretenuring'));
  expect(await leftBehind(judged)).toBeGreaterThan(5_000);
}, 30_000);
