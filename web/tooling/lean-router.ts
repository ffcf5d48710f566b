import type { Plugin } from 'vite';

interface Cut {
  what: RegExp;
  instead: string;
}

const prefetching: Cut[] = [
  {
    what: /function usePrefetchBehavior\(.*?\n(?=function getActiveMatches\()/s,
    instead: 'const usePrefetchBehavior = () => [false, React$1.useRef(null), {}];\n',
  },
  {
    what: /function PrefetchPageLinks\(.*?\n(?=\/\*\*\n\* Renders all the \[`<meta>`\])/s,
    instead: 'const PrefetchPageLinks = () => null;\n',
  },
];

/** A call at the top of a module, and a name for developer tools, keep in the build what nobody imports. */
const forms: Cut[] = [
  { what: /^HistoryRouter\.displayName = .*$/m, instead: '' },
  { what: /(?<=^const Form = )(?=React\$1\.forwardRef\()/m, instead: '/* @__PURE__ */ ' },
  { what: /^Form\.displayName = .*$/m, instead: '' },
];

/** By the end of a module's path: what is cut out of it. */
const cuts: Readonly<Record<string, readonly Cut[]>> = {
  '/dom/ssr/components.js': prefetching,
  '/dom/lib.js': forms,
};

const router = /\/react-router\/dist\/production\/lib\//;

/** What our own code can no longer ask React Router for. */
const missing = /\bprefetch=|\bPrefetchPageLinks\b/;

/** A module of React Router without what is cut out of it; the module itself where it is left as it is. */
function leanModule(code: string, id: string): string {
  if (!router.test(id)) return code;
  const end = Object.keys(cuts).find((one) => id.endsWith(one)) ?? '';
  return (cuts[end] ?? []).reduce((text, { what, instead }) => {
    if (!what.test(text))
      throw new Error(`React Router reads otherwise in ${id}: mend lean-router.ts (${what}).`);
    return text.replace(what, () => instead);
  }, code);
}

/**
 * Leaves out what React Router brings along and we don't use: the landing page carries it, and has a budget.
 * @throws where React Router no longer reads as it did, so that an update can't bring it back unseen, and where our
 *   own code asks for what is left out.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (/\/web\/.*\.tsx?$/.test(id) && missing.test(code))
        throw new Error(`${id} asks React Router for what lean-router.ts leaves out of the build.`);
      const lean = leanModule(code, id);
      return lean === code ? undefined : { code: lean, map: null };
    },
  };
}
