import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment } from './environment.mjs';
import { node24 } from './node24.mjs';
import { modules, root } from './paths.mjs';
import { run } from './run.mjs';
import { hashSources } from './sources-hash.mjs';
import { writeThirdPartyNotices } from './third-party-notices.mjs';

const stamp = join(root, 'build', '.sources');

/** Whether the build is current. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources();
}

/** Builds the web app if its sources changed. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Uygulama derleniyor…');
  await build({ quiet: true });
}

/**
 * Builds the web app whether or not its sources changed.
 * @param {{ quiet?: boolean }} [options] quiet: show the output only when it fails
 */
export async function build({ quiet = false } = {}) {
  const sources = hashSources();
  rmSync(stamp, { force: true });
  const env = childEnvironment({ NODE_ENV: 'production', VITE_BUILD_ID: sources });
  const { ok, output } = await run(node24(), [join(modules, '.bin/react-router'), 'build'], {
    env,
    quiet,
  });
  if (!ok) throw new Error(`Derleme başarısız oldu.\n${output}`);
  writeFileSync(join(root, 'build/client/ucuncu-taraf-lisanslari.txt'), writeThirdPartyNotices(root));
  writeFileSync(stamp, sources);
}
