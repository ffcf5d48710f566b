import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { writeApiRoutes } from './web/tooling/write-api-routes.ts';

export default defineConfig({
  plugins: [{ name: 'api-routes', buildStart: writeApiRoutes }, tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    /** Files stay files: a data: URI would need a hole in the content security policy. */
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { watch: { ignored: ['**/.data/**', '**/build/**', '**/test-results/**'] } },
});
