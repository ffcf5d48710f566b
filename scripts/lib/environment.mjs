import { delimiter, dirname, join } from 'node:path';
import { node24 } from './node24.mjs';
import { modules } from './paths.mjs';

/**
 * The environment of every child: Node 24 first on the path, compiled code kept between starts.
 * @param {Record<string, string>} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(more = {}) {
  const path = [dirname(node24()), join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter);
  return {
    NODE_COMPILE_CACHE: join(modules, '.cache', 'node-compile'),
    ...process.env,
    PATH: path,
    ...more,
  };
}
