import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { leanRouter } from './lean-router.ts';

const transform = leanRouter().transform as (code: string, id: string) => { code: string } | undefined;
const folder = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist');
const components = join(folder, 'production/lib/dom/ssr/components.js');
const library = join(folder, 'production/lib/dom/lib.js');

test('React Router keeps its links and loses what fetches them beforehand', () => {
  const lean = transform(readFileSync(components, 'utf8'), components)?.code ?? '';
  expect(lean).toContain('function Scripts(');
  expect(lean).toContain('const PrefetchPageLinks = () => null;');
  expect(lean).not.toContain('onTouchStart');
});

test('forms are in the build only where they are imported', () => {
  const lean = transform(readFileSync(library, 'utf8'), library)?.code ?? '';
  expect(lean).toContain('const Form = /* @__PURE__ */ React$1.forwardRef(');
  expect(lean).not.toMatch(/^(Form|HistoryRouter)\.displayName/m);
});

test('a React Router that reads otherwise stops the build', () => {
  expect(() => transform('export {};', components)).toThrow('mend lean-router.ts');
});

test('so does a page that asks for what is left out', () => {
  expect(() => transform('<Link to="/" prefetch="intent" />', '/web/routes/home.tsx')).toThrow('lean-router');
  expect(transform('<Link to="/" />', '/web/routes/home.tsx')).toBeUndefined();
});
