import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type ShellFiles, serviceWorker } from './service-worker-script.ts';

/** Private pages that open without a connection. */
const offlinePages = ['/panel', '/editor', '/oku'];
const route = /\/web\/routes\/([\w-]+)\.tsx/;

/** Not stored at installation: a dictionary is stored when the spell check is first used. */
const leftOut = /\.(?:map|aff|dic|wasm)$/;

/** The fields of a build's chunk or asset that are read here. */
interface Chunk {
  type: 'chunk' | 'asset';
  fileName: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  facadeModuleId?: string | null;
  isEntry?: boolean;
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> } | undefined;
}

/** The names of all files that these chunks load, except other pages. */
function reachable(bundle: Readonly<Record<string, Chunk>>, from: readonly Chunk[]): Set<string> {
  const files = new Set<string>();
  const open = [...from];
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (files.has(chunk.fileName)) continue;
    files.add(chunk.fileName);
    for (const file of [
      ...(chunk.viteMetadata?.importedCss ?? []),
      ...(chunk.viteMetadata?.importedAssets ?? []),
    ])
      files.add(file);
    for (const name of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
      const next = bundle[name];
      if (next && !route.test(next.facadeModuleId ?? '')) open.push(next);
    }
  }
  return files;
}

/**
 * Writes `/sw.js` with the names of the offline pages' files, so that each build has its own worker.
 * @throws Error when the pages are not found in the build.
 */
export function writeServiceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle as Readonly<Record<string, Chunk>>);
      const isPageModule = ({ facadeModuleId }: Chunk) =>
        ['panel', 'editor', 'reading', 'room-layout', 'site-layout'].includes(
          facadeModuleId?.match(route)?.[1] ?? '',
        );
      const isStart = ({ facadeModuleId }: Chunk) =>
        /\/web\/(entry\.client|root)\.tsx/.test(facadeModuleId ?? '');
      const begin = chunks.filter(
        (chunk) => chunk.type === 'chunk' && (isPageModule(chunk) || isStart(chunk)),
      );
      const entry = begin.find(({ facadeModuleId }) => facadeModuleId?.includes('/entry.client'));
      if (!entry || begin.filter(isPageModule).length < 5)
        throw new Error('The offline pages were not found in the build.');
      const workers = chunks.filter(({ fileName }) => /-worker-[\w-]+\.js$/.test(fileName));
      const files = [...reachable(bundle as Readonly<Record<string, Chunk>>, [...begin, ...workers])]
        .filter((file) => !leftOut.test(file))
        .map((file) => `/${file}`)
        .sort();
      const version = createHash('sha256')
        .update(files.join())
        .update(serviceWorker.toString())
        .digest('hex')
        .slice(0, 16);
      const known: ShellFiles = { version, offlinePages, mark: `/${entry.fileName}`, files };
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: `(${serviceWorker.toString()})(${JSON.stringify(known)});\n`,
      });
    },
  };
}
