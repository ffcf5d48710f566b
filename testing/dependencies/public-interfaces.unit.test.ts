import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Uses of another package beyond its public interface: a private field, or a path past its exports. */
const privateParts: Readonly<Record<string, RegExp>> = {
  // `~standard` is the interface that schema libraries agreed on.
  'a field that begins with ~': /['"]~(?!standard['"])\w+['"]/,
  'a member that begins with _': /\w\??\._[a-zA-Z]\w*/,
  'a global of a framework': /__(?:reactRouter|remix|vite|webpack|REACT|TANSTACK|next)\w*/,
  'React Router’s rendering state': /\brenderMeta\b|\bserverHandoffStream\b|\bstaticHandlerContext\b/,
  'a path inside a package':
    /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bresolve\()\s*['"](?:@[\w-]+\/)?[a-z][\w.-]*\/(?:dist|lib|src|esm|cjs|build|internals?)\//,
  'a path through node_modules':
    /(?:\bfrom|\bimport|\bimport\(|\brequire\(|new URL\()\s*['"`][^'"`]*node_modules\//,
  'the files that a package is built into': /[\w-]+\\\/dist\\\//,
};

/** The reasons for the allowed exceptions. */
const exceptions: readonly { file: RegExp; part: string; because: string }[] = [
  {
    file: /^contract\/operations\.ts$/,
    part: 'a field that begins with ~',
    because:
      'oRPC has no function that returns what a procedure declares; its documentation names this property',
  },
  {
    file: /^(?:benchmarks\/house-style|domain\/turkish\/verb-lexicon\.test|web\/features\/house-style\/spelling\/(?:checker\.test|spell-client))\.ts$/,
    part: 'a path through node_modules',
    because: 'dictionary-tr does not export its dictionary’s files, which are all that it is',
  },
  {
    file: /^server\/app\/web\/fresh-pages\.test\.ts$/,
    part: 'React Router’s rendering state',
    because: 'stands in for the renderer of a build',
  },
];

const sources = globSync([
  '{benchmarks,contract,domain,e2e,scripts,server,testing,web}/**/*.{ts,tsx,mjs}',
  '*.{ts,mjs}',
]).filter((file) => !/node_modules|\.generated\.|public-interfaces/.test(file));

describe.each(Object.entries(privateParts))('%s', (part, pattern) => {
  test('is used by no source of ours', () => {
    const users = sources.filter((file) => pattern.test(readFileSync(file, 'utf8')));
    const forbidden = users.filter(
      (user) => !exceptions.some((exception) => exception.part === part && exception.file.test(user)),
    );
    expect(forbidden).toEqual([]);
  });
});
