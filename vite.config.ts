import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { writeApiRoutes } from './web/tooling/write-api-routes.ts';

/**
 * What every page loads, as one file: brotli packs it 8 kB smaller than the dozen small ones that it would be, and
 * the landing page has a budget (benchmarks/landing-size.ts).
 */
const core = [
  /node_modules\/(react|react-dom|scheduler|react-router)\//,
  /node_modules\/lucide-react\/dist\/esm\/(shared\/|Icon|createLucideIcon|context|defaultAttributes)/,
  /\/domain\/(brand|limits|messages|plans|tokens)\.ts/,
  /\/web\/(root\.tsx|entry\.client|lib\/(api|event)|features\/(session|shell)\/)/,
  /\/web\/ui\/(banner|button|card|classes|error-state|field|page-heading|typed-early|waiting-page)\./,
];

export default defineConfig({
  plugins: [{ name: 'api-routes', buildStart: writeApiRoutes }, tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    /** Files stay files: a data: URI would need a hole in the content security policy. */
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'core', test: (id) => core.some((part) => part.test(id)) }] },
          },
        },
      },
    },
  },
  server: { watch: { ignored: ['**/.data/**', '**/build/**', '**/test-results/**'] } },
});
