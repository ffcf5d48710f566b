import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { writeServiceWorker } from './web/tooling/service-worker.ts';
import { writeApiRoutes } from './web/tooling/write-api-routes.ts';

/**
 * What the landing page and every other page load, as one file: brotli packs it 9 kB smaller than the dozen small
 * ones that it would be, and the landing page has a budget (benchmarks/landing-size.ts).
 */
const core = [
  /node_modules\/(react|react-dom|scheduler|react-router)\//,
  /\/domain\/(limits|account\/presence|billing\/(plans|tokens)|generation\/genres|site\/(brand|claims|share-image)|time\/time)\.ts/,
  /\/web\/(root\.tsx|entry\.client|lib\/(api-client|api-error|event|pause|public)|features\/(generation|token-shortage|presence|seo\/json-ld|shell|cache\/(cache-owner|use-forgotten)|cookies\/(?!cookie-settings)|session\/(remembered-viewer|session-store|use-session))\b)/,
  /\/web\/ui\/(badge|banner|button|card|classes|copy-button|field|page-heading|text-area|text-link|pre-hydration-input)\./,
  /\/web\/features\/pricing\/(plan-card|pricing-path)\./,
  /\/lucide-react\/.*\/(save|undo-2)\./,
];

/** Modules that at least this many pages and dialogs share are worth a common file. */
const minShareCount = 4;
/** Two are enough for what every private page needs besides: else each of a dozen small modules is a request. */
const roomShareCount = 2;

/**
 * What pages share, in a few files instead of one for each module: the panel loads 18 scripts instead of 60, and no page
 * more than a twentieth more code. Each request costs a browser and the server about two milliseconds of computing time.
 */
const sharedFiles = [
  { name: 'core', test: (id: string) => core.some((part) => part.test(id)), priority: 4 },
  {
    name: 'parts',
    test: /\/lucide-react\/|\/web\/ui\/(?!confirm-dialog|dialog|password-field|toast)|\/web\/lib\/(dates|use-debounced)\.|\/domain\/(?!messages)/,
    minShareCount,
    maxModuleSize: 3_000,
    priority: 3,
  },
  {
    name: 'account',
    test: /\/web\/(lib\/api(-routes\.generated)?\.|features\/(session|account)\/|ui\/password-field\.)|\/domain\/messages\/account\./,
    minShareCount,
    priority: 2,
  },
  {
    name: 'queries',
    test: /node_modules\/(@tanstack|@orpc|idb-keyval)\/|\/web\/(features\/(cache|service-worker)\/|lib\/quer)/,
    minShareCount: roomShareCount,
    priority: 1,
  },
  {
    name: 'dialogs',
    test: /node_modules\/@base-ui\/react\/(dialog|alert-dialog|toast)\/|\/web\/ui\/(confirm-dialog|dialog|toast)\./,
    minShareCount,
    priority: 2,
  },
  {
    name: 'menus',
    test: /node_modules\/(@base-ui|@floating-ui)\/|\/web\/ui\/menu\./,
    minShareCount: roomShareCount,
    priority: 1,
  },
  {
    name: 'texts',
    test: /\/domain\/(messages\/(billing|contact|goals|invoices|payments|profile|settings)|account\/(contact|profile|username-hint)|billing\/(billing-details|order-states|plan-terms-bounds)|site\/site-notice|text\/html-text|time\/day-phrases|turkish\/number)\./,
    minShareCount: roomShareCount,
    priority: 1,
  },
  // Small modules that the editor and the panel share with what they open; none with imports of its own, which would come along.
  {
    name: 'editor-parts',
    test: /\/lucide-react\/.*\/(arrow-down|arrow-up|book-open-text|chevron-left|download|ellipsis|file-output|history|lightbulb|messages-square|rotate-ccw-clock|share-2|shield-check|sliders-horizontal)\.|\/web\/(lib\/autosave|ui\/progress-line|features\/(usage\/balance-note|invoices\/invoice-links|cards\/card-collection\.|share\/(lazy|share-button)|house-style\/use-personal-words|editor\/(chapters\/chapter-name|names\/named-card)))|\/domain\/(wizard\/types|messages\/documents|story\/book\/(export-formats|blocks))\.|node_modules\/w3c-keyname\//,
    minShareCount: roomShareCount,
    maxModuleSize: 10_000,
    priority: 0,
  },
  {
    name: 'rooms',
    test: /\/lucide-react\/.*\/table-2\.|\/web\/(lib\/(draft-lock|newest-terms)|features\/(checkout\/billing-fields|pending-payment|security\/verification-banner|site-notice))/,
    minShareCount: roomShareCount,
    priority: 0,
  },
];

/**
 * Packages that the server's build imports; all others become part of it, so that few files are read at a start and the
 * container image needs no package of the pages. These are what the server itself imports, too: there would be two of them.
 */
const besideServerBuild = [
  'react',
  'react-dom',
  'react-router',
  'yjs',
  'lib0',
  'zod',
  '@orpc/client',
  '@orpc/contract',
  '@orpc/shared',
];
/** Development imports packages as they are, without those that would be hundreds of files. */
const inDevelopmentServer = [
  /^@(base-ui|codemirror|floating-ui|lezer|marijn|tanstack)\//,
  /^@orpc\/tanstack-query$/,
  /^(crelt|idb-keyval|lucide-react|style-mod|w3c-keyname)$/,
];

/** A feature's face only passes on: a page that wants one thing of it does not load the others. */
const faces: Plugin = {
  name: 'faces',
  transform: (code, id) =>
    /\/web\/features\/[^/]+\/index\.ts$/.test(id) ? { code, map: null, moduleSideEffects: false } : undefined,
};

export default defineConfig(({ command }) => ({
  plugins: [
    { name: 'api-routes', buildStart: writeApiRoutes },
    faces,
    writeServiceWorker(),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    target: 'es2022',
    /** Files stay files: a data: URI would need a hole in the content security policy. */
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  /** Workers are modules, and load what they need when they need it. */
  worker: { format: 'es' },
  environments: {
    ssr: {
      resolve:
        command === 'build'
          ? { noExternal: true, external: besideServerBuild }
          : { noExternal: inDevelopmentServer },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: sharedFiles },
          },
        },
      },
    },
  },
  /** Found at the start of development, not by the first page, which would then load twice. */
  optimizeDeps: {
    entries: ['web/entry.client.tsx', 'web/root.tsx', 'web/routes/*.tsx', 'web/features/admin*/*-page.tsx'],
  },
  server: { watch: { ignored: ['**/.data/**', '**/build/**', '**/test-results/**'] } },
}));
