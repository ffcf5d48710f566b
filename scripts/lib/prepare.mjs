import { ensureBuilt, isBuilt } from './build.mjs';
import { ensureInstalled, isInstalled } from './install.mjs';
import { alone } from './lock.mjs';

/**
 * Installs packages and builds the web app if needed.
 * @param {{ built: boolean }} wanted
 */
export async function prepare({ built }) {
  // No lock is taken when nothing is missing, so that a built checkout may be read-only.
  if (isInstalled() && (!built || isBuilt())) return;
  await alone(async () => {
    await ensureInstalled();
    if (built) await ensureBuilt();
  });
}

/**
 * Runs a command's main function and prints an error's message without its stack.
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
