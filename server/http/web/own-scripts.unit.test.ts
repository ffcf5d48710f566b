import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { finishPage } from './own-scripts.ts';

const marker = 'M4rk3r';
const scripts = { early: 'early()', look: 'look()', layOut: 'layOut()', start: 'start()' };
const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');
const rendered = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
  `<link rel="modulepreload" href="/assets/a.js" nonce="${marker}"/>`,
  '</head><body><script>stolen()</script><script nonce="guess">guessed()</script>',
  `<script nonce="${marker}">ours()</script><script nonce="${marker}" type="module" async="">import("/a.js")</script>`,
  '</body></html>',
].join('');

describe('the scripts of a page', () => {
  it('that we rendered ourselves are allowed, others are not', () => {
    const { html, hashes } = finishPage(rendered, marker, scripts, 'at-once');
    expect(hashes.toSorted()).toEqual(
      [hashOf('early()'), hashOf('ours()'), hashOf('import("/a.js")')].toSorted(),
    );
    expect(html).not.toContain(marker);
    expect(html).toContain('<script>early()</script></head>');
    expect(html).toContain('rel="modulepreload"');
  });

  it('wait on a public page: nothing is preloaded, the module script is inert until the start script runs it', () => {
    const { html, hashes } = finishPage(rendered, marker, scripts, 'idle');
    expect(html).not.toContain('modulepreload');
    expect(html).toContain(
      '<script type="text/plain" id="app-start" data-preload="/assets/a.js">import("/a.js")</script>',
    );
    expect(html).toContain('<script>start()</script></body>');
    expect(hashes).toContain(hashOf('import("/a.js")'));
    expect(hashes).toContain(hashOf('start()'));
    expect(hashes).not.toContain(hashOf('stolen()'));
    expect(hashes).not.toContain(hashOf('guessed()'));
  });

  it('wait for a touch where the page has nothing to do by itself', () => {
    expect(finishPage(rendered, marker, scripts, 'touched').html).toContain(' id="app-start" data-rests=""');
    expect(finishPage(rendered, marker, scripts, 'idle').html).not.toContain('data-rests');
  });

  it('lay a public page out in parts: before its content and before its own footer', () => {
    const footers = '<main><footer>said</footer></main></div><footer>ours</footer>';
    const framed = rendered.replace('<body>', () => `<body><div id="icerik">${footers}`);
    const layOut = '<script data-lays-out="">layOut()</script>';
    const { html, hashes } = finishPage(framed, marker, scripts, 'touched');
    expect(html).toContain(`<body>${layOut}<div id="icerik">`);
    expect(html).toContain(`<footer>said</footer></main></div>${layOut}<footer>ours</footer>`);
    expect(hashes).toContain(hashOf('layOut()'));
    for (const { html, hashes } of [
      finishPage(framed, marker, scripts, 'at-once'),
      finishPage(rendered, marker, scripts, 'touched'),
    ]) {
      expect(html).not.toContain('layOut');
      expect(hashes).not.toContain(hashOf('layOut()'));
    }
  });
});
