/** Rules of docs/architecture.md about who may import whom. Run by `npm run check`. */
const tests = '[.](unit[.])?test[.]tsx?$';

/**
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Modules that need each other are one module.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
    forbid('no-unresolved', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
    forbid(
      'domain-alone',
      'domain/ imports nothing of ours and nothing of Node: it runs in the browser too.',
      { path: '^domain/', pathNot: tests },
      { path: '^(contract|server|web|testing|e2e|benchmarks|scripts)/' },
    ),
    forbid(
      'domain-pure',
      'domain/ does no I/O.',
      { path: '^domain/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'contract-to-domain',
      'contract/ imports domain/ only.',
      { path: '^contract/', pathNot: tests },
      { path: '^(server|web|testing|e2e|benchmarks|scripts)/' },
    ),
    forbid(
      'server-not-web',
      'server/ imports contract/ and domain/; the built pages come in through server/app/web.',
      { path: '^server/', pathNot: ['^server/app/web/', tests] },
      { path: '^(web|e2e|benchmarks|scripts)/' },
    ),
    forbid(
      'server-web-types',
      'server/app/web takes only types from web/: the code comes from the server build itself.',
      { path: '^server/app/web/', pathNot: tests },
      { path: '^web/', dependencyTypesNot: ['type-only'] },
    ),
    forbid('web-not-server', 'web/ never imports server/.', { path: '^web/' }, { path: '^server/' }),
    forbid(
      'web-not-node',
      'web/ runs in browsers; its tooling and server entry run on Node.',
      { path: '^web/', pathNot: ['^web/tooling/', '^web/entry[.]server[.]tsx$', tests] },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'server-feature-face',
      'A server feature uses another only through its index.ts.',
      { path: '^server/features/([^/]+)/', pathNot: tests },
      {
        path: '^server/features/([^/]+)/',
        pathNot: ['^server/features/$1/', '^server/features/[^/]+/index[.]ts$'],
      },
    ),
    forbid(
      'server-feature-face-outside',
      'The rest of the server uses a feature through its index.ts; server/app/router.ts composes the routers.',
      { path: '^server/', pathNot: ['^server/features/', '^server/app/router[.]ts$', tests] },
      { path: '^server/features/', pathNot: '^server/features/[^/]+/index[.]ts$' },
    ),
    forbid(
      'generation-folder-index',
      'A folder of the generations feature uses another only through its index.ts.',
      { path: '^server/features/generations/([^/]+)/', pathNot: tests },
      {
        path: '^server/features/generations/[^/]+/',
        pathNot: ['^server/features/generations/$1/', '^server/features/generations/[^/]+/index[.]ts$'],
      },
    ),
    forbid(
      'generation-root-index',
      'The router of the generations feature uses its folders through their index.ts.',
      { path: '^server/features/generations/[^/]+[.]ts$', pathNot: tests },
      {
        path: '^server/features/generations/[^/]+/',
        pathNot: '^server/features/generations/[^/]+/index[.]ts$',
      },
    ),
    {
      ...forbid(
        'generation-folder-cycles',
        'The folders of the generations feature use each other in one direction only, types included.',
        { path: '^server/features/generations/[^/]+$' },
        { path: '^server/features/generations/[^/]+$', circular: true },
      ),
      scope: 'folder',
    },
    forbid(
      'app-on-top',
      'server/app composes the program: only server/main.ts imports it.',
      { path: '^server/', pathNot: ['^server/app/', '^server/main[.]ts$', tests] },
      { path: '^server/app/' },
    ),
    forbid(
      'below-features',
      'Features build on these folders, which know no feature. The demo data is an exception.',
      {
        path: '^server/(http|rate-limit|db|jobs|mail|backup|storyteller)/',
        pathNot: ['^server/db/seed/', tests],
      },
      { path: '^server/(features/|api[.]ts$)' },
    ),
    forbid(
      'rate-limit-below',
      'server/http uses server/rate-limit, not the other way round.',
      { path: '^server/rate-limit/', pathNot: tests },
      { path: '^server/http/' },
    ),
    forbid(
      'web-feature-face',
      'A web feature uses another only through its index.ts.',
      { path: '^web/features/([^/]+)/', pathNot: tests },
      { path: '^web/features/([^/]+)/', pathNot: ['^web/features/$1/', '^web/features/[^/]+/index[.]tsx?$'] },
    ),
    forbid(
      'web-ui-without-product',
      'The design system and web/lib know no feature and no route.',
      { path: '^web/(ui|lib)/', pathNot: tests },
      { path: '^web/(features|routes)/' },
    ),
    forbid(
      'providers-not-features',
      'Providers never import features.',
      { path: '^server/providers/' },
      { path: '^server/(features|http)/' },
    ),
    forbid(
      'errors-without-transport',
      'Only the composition and server/http know oRPC; the rest of the server throws AppError (server/errors.ts). The event ids of a stream are metadata of oRPC.',
      {
        path: '^server/',
        pathNot: [
          '^server/(http|app)/',
          '^server/api[.]ts$',
          '^server/features/generations/stream/watch-generation[.]ts$',
          tests,
        ],
      },
      { path: 'node_modules/@orpc/' },
    ),
    forbid(
      'no-sql-in-routers',
      'SQL lives in verbs and server/db, never in router.ts.',
      { path: '(^|/)router[.]ts$' },
      { path: ['^server/db/', 'node_modules/(kysely|pg)/'] },
    ),
    forbid(
      'testing-for-tests',
      'Only tests and the seed import testing/.',
      { path: '^(contract|domain|server|web)/', pathNot: [tests, '^server/db/seed/'] },
      { path: '^testing/' },
    ),
    forbid(
      'production-deps',
      'What runs is a dependency, not a development one.',
      { path: '^(contract|domain|server|web)/', pathNot: tests },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)([+]types|build|[.]react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
    builtInModules: { add: [] },
  },
};

/**
 * Rules about features as wholes: checked among the features alone, as a folder's cycle may lead through any other folder.
 * They hold for types and tests too.
 */
export const betweenFeatures = ['server', 'web'].map((side) => ({
  includeOnly: `^${side}/features/`,
  rule: {
    ...forbid(
      `${side}-feature-cycles`,
      'Features that need each other are one feature.',
      { path: `^${side}/features/[^/]+$` },
      { circular: true },
    ),
    scope: 'folder',
  },
}));
