import { ensureBuilt, isBuilt } from './build.mjs';
import { ensureInstalled, isInstalled } from './install.mjs';
import { alone } from './lock.mjs';

/**
 * Installs and, where asked, builds what is missing.
 * @param {{ built: boolean }} wanted
 */
export async function prepare({ built }) {
  // Nothing to do takes no lock: a checkout that can't be written to is fine once it is built.
  if (isInstalled() && (!built || isBuilt())) return;
  await alone(async () => {
    await ensureInstalled();
    if (built) await ensureBuilt();
  });
}

/**
 * Runs a command's main function; a fault is told in its own words, without a stack.
 * @param {() => Promise<void>} main
 */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
