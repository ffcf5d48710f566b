import type { Plugin } from 'vite';

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/** A page that fails as it is drawn: the router then shows the nearest error page at the address that was wanted. */
const failing = 'return (routeModulesCache[route.id] = { default() { throw error; } });';

/**
 * Where a part of the app can't be fetched, React Router reloads the page that one wanted to leave, and says nothing.
 * With this, the fault reaches the error page of the address that was wanted, which can be tried again.
 * @throws where React Router no longer reads as it did, so that an update can't bring the reload back unseen.
 */
export function showFailedChunks(): Plugin {
  return {
    name: 'show-failed-chunks',
    apply: 'build',
    transform(code, id) {
      if (!/react-router\/dist\/.*\/ssr\/routeModules\.js$/.test(id)) return;
      if (!reload.test(code))
        throw new Error(`React Router no longer reloads in ${id}: is this plugin still needed?`);
      return { code: code.replace(reload, failing), map: null };
    },
  };
}
