import type { Plugin } from 'vite';

const helper = `export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};`;

/** Vite's helper around import() without what we have no use for (one style sheet holds all): 0.5 kB of the landing page. */
export function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? { code: helper, map: null } : undefined),
  };
}
