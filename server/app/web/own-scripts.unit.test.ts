import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { finishPage } from './own-scripts.ts';

const marker = 'M4rk3r';
const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

it('allows only the scripts with the marker', () => {
  const rendered = [
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
    `<script nonce="${marker}">early()</script>`,
    `<link rel="modulepreload" href="/assets/a.js" nonce="${marker}"/>`,
    '</head><body><script>stolen()</script><script nonce="guess">guessed()</script>',
    `<script nonce="${marker}" src="/assets/b.js"></script>`,
    `<script nonce="${marker}">early()</script>`,
    `<script nonce="${marker}" type="module" async="">import("/a.js")</script>`,
    '</body></html>',
  ].join('');
  const { html, hashes } = finishPage(rendered, marker);
  expect(hashes).toEqual([hashOf('early()'), hashOf('import("/a.js")')]);
  expect(html).not.toContain(marker);
  expect(html).toContain('<link rel="modulepreload" href="/assets/a.js"/>');
  expect(html).toContain('<script type="module" async="">import("/a.js")</script>');
});
