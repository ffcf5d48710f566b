import type { Plugin } from 'vite';

const module = /react-router\/dist\/.*\/ssr\/fog-of-war\.js$/;
const exported =
  /export \{ URL_LIMIT, getManifestPath, getPartialManifest, getPatchRoutesOnNavigationFunction, getPathsWithAncestors, handleClientVersionMismatch, isFogOfWarEnabled, useFogOFWarDiscovery \}/;

/**
 * What the browser runs in the module's place. An undiscovered address is matched by all routes at once: they are a
 * static file of the build, kept by caches for ever, where React Router would ask the server for each address.
 */
const replacement = `
import { useEffect } from 'react';
import { createClientRoutes } from './routes.js';

let whole;
const load = (url) =>
  (whole ??= import(/* @vite-ignore */ url).then(
    () => window.__reactRouterManifest.routes,
    (fault) => {
      whole = undefined;
      throw fault;
    },
  ));

async function discover(manifest, modules, ssr, isSpaMode, patch, signal) {
  const routes = await load(manifest.url);
  if (signal?.aborted) return;
  const added = {};
  for (const id in routes) if (!manifest.routes[id]) added[id] = routes[id];
  Object.assign(manifest.routes, added);
  const parents = new Set(Object.values(added).map((route) => route.parentId).filter((id) => !added[id]));
  for (const id of parents) patch(id ?? null, createClientRoutes(added, modules, null, ssr, isSpaMode, id));
}

export const isFogOfWarEnabled = () => true;
export const getPartialManifest = (manifest) => manifest;
export const getPatchRoutesOnNavigationFunction =
  (_, manifest, modules, ssr, __, isSpaMode) =>
  ({ patch, signal }) => discover(manifest, modules, ssr, isSpaMode, patch, signal);

// Imported by what never runs in our browsers: the server's half, and React's server components.
export const URL_LIMIT = 0;
export const getManifestPath = null;
export const getPathsWithAncestors = null;
export const handleClientVersionMismatch = null;

export function useFogOFWarDiscovery(router, manifest, modules, ssr, _, isSpaMode) {
  useEffect(() => {
    const touches = ['pointerover', 'touchstart', 'focusin'];
    const touched = ({ target }) => {
      if (!target.closest?.('a[data-discover]')) return;
      forget();
      discover(manifest, modules, ssr, isSpaMode, router.patchRoutes).catch(() => {});
    };
    const forget = () => touches.forEach((touch) => removeEventListener(touch, touched));
    touches.forEach((touch) => addEventListener(touch, touched, { passive: true }));
    return forget;
  }, [router]);
}
`;

/**
 * A page knows its own routes; the others come with the first touch of a link, so that the landing page, which has a
 * budget, does not grow with each page of the site.
 * @throws where React Router no longer reads as it did, so that an update can't bring it back unseen.
 */
export function loadRoutesWhenNeeded(): Plugin {
  return {
    name: 'routes-when-needed',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!module.test(id)) return;
      if (!exported.test(code))
        throw new Error(`React Router no longer discovers routes as it did in ${id}: mend this plugin.`);
      return { code: replacement, map: null };
    },
  };
}
