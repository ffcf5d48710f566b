import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { alone } from './lock.mjs';

/**
 * Installs and, where asked, builds what is missing.
 * @param {{ built: boolean }} wanted
 */
export async function prepare({ built }) {
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
