import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment } from './environment.mjs';
import { node24 } from './node24.mjs';
import { modules, root } from './paths.mjs';
import { run } from './run.mjs';
import { hashSources } from './sources-hash.mjs';

const stamp = join(root, 'build', '.sources');
const stepsFolder = join(root, 'scripts', 'build-steps');

/** Builds the web app when its sources are not those of the last build. */
export async function ensureBuilt() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources()) return;
  console.log('Uygulama derleniyor…');
  await build({ quiet: true });
}

/**
 * Builds the web app, then runs the build steps (such as compressing what it made) in the order of their names.
 * @param {{ quiet?: boolean }} [options]
 */
export async function build({ quiet = false } = {}) {
  const sources = hashSources();
  rmSync(stamp, { force: true });
  const steps = existsSync(stepsFolder)
    ? readdirSync(stepsFolder)
        .filter((file) => file.endsWith('.mjs'))
        .sort()
    : [];
  const commands = [
    [join(modules, '@react-router/dev/bin.js'), 'build'],
    ...steps.map((file) => [join(stepsFolder, file)]),
  ];
  const env = childEnvironment({ NODE_ENV: 'production' });
  for (const args of commands) {
    const { ok, output } = await run(node24(), args, { env, quiet });
    if (!ok) throw new Error(`Derleme başarısız oldu.\n${output}`);
  }
  writeFileSync(stamp, sources);
}
