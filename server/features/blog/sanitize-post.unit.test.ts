import { describe, expect, it } from 'vitest';
import { cpuTimer } from '#testing/cpu-timer.ts';
import { htmlErrors } from '#testing/html-errors.ts';
import { allXssPayloads } from '#testing/xss-payloads.ts';
import { plainText } from './plain-text.ts';
import { allowedElements, sanitizePost } from './sanitize-post.ts';

const errorsOf = (html: string) => htmlErrors(html, allowedElements);

/** Contexts of a malicious text: alone, in a paragraph, an attribute, a table, after an open element, after a video. */
const contexts: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `<p>önce ${payload} sonra</p>`,
  (payload) => `<p title="${payload}">metin</p><img alt='${payload}' src=/a.png>`,
  (payload) => `<table><tr><td>${payload}</td></tr></table>`,
  (payload) => `<ul><li><blockquote><a href="/editor">${payload}`,
  (payload) =>
    `<iframe src="https://www.youtube.com/embed/aaaaaaaaaaa" title="${payload}">${payload}</iframe>${payload}`,
  (payload) => `<a href="${payload}">bağ</a><img src="${payload}">`,
  (payload) => payload + payload,
];

describe('sanitizing a post', () => {
  it('has at least 300 test payloads, more than 90 % of them detected when not sanitized', () => {
    expect(new Set(allXssPayloads).size).toBeGreaterThanOrEqual(300);
    const detected = allXssPayloads.filter((payload) => errorsOf(payload).length > 0);
    expect(detected.length).toBeGreaterThan(allXssPayloads.length * 0.9);
  });

  it.each(contexts.map((place) => [place('…'), place] as const))(
    'makes every payload harmless in %s',
    (_, place) => {
      const harmful = allXssPayloads.flatMap((payload) => {
        const errors = errorsOf(sanitizePost(place(payload)));
        return errors.length > 0 ? [{ payload, errors }] : [];
      });
      expect(harmful).toEqual([]);
    },
  );

  it('does not change sanitized HTML', () => {
    const made = contexts.flatMap((place) => allXssPayloads.map((payload) => sanitizePost(place(payload))));
    expect(made.filter((html) => sanitizePost(html) !== html)).toEqual([]);
  });

  it.each([
    ['headings', '<h2>Bir</h2><h3>İki</h3><h4>Üç</h4>'],
    ['lists', '<ol start="3"><li>üç</li></ol><ul><li>madde</li></ul><dl><dt>söz</dt><dd>anlam</dd></dl>'],
    ['quotes', '<blockquote><p>“Susuyordu.”</p></blockquote><p><q>söz</q><cite>yapıt</cite></p>'],
    ['code', '<pre><code>a &lt; b &amp;&amp; c</code></pre>'],
    [
      'tables',
      '<table><caption>Zamanlar</caption><thead><tr><th scope="col" colspan="2">Ek</th></tr></thead><tbody><tr><td>-di</td><td>geldi</td></tr></tbody></table>',
    ],
    ['links of the site', '<p><a href="/editor?a=1&amp;b=2#c" title="Editör">editör</a></p>'],
    [
      'links to other sites',
      '<p><a href="https://ornek.example/a?b=c" rel="noopener noreferrer">dışarı</a></p>',
    ],
    ['mail addresses', '<p><a href="mailto:merhaba@ornek.example">yaz</a></p>'],
  ])('keeps %s', (_, html) => {
    expect(sanitizePost(html)).toBe(html);
  });

  it('keeps the size of images and adds lazy loading and a no-referrer policy', () => {
    expect(
      sanitizePost('<img src="https://a.example/b.png" alt="Deniz" width="640" height=" 480 " style="x">'),
    ).toBe(
      '<img src="https://a.example/b.png" alt="Deniz" width="640" height="480" loading="lazy" decoding="async" referrerpolicy="no-referrer" />',
    );
    expect(sanitizePost('<img src=/a.png width=100% height=-1>')).not.toMatch(/width|height/);
  });

  it('replaces a YouTube video by a link with its title', () => {
    const link =
      '<a href="https://www.youtube.com/watch?v=abcDEF_-123" rel="noopener noreferrer" class="video">';
    for (const src of [
      'https://www.youtube.com/embed/abcDEF_-123?autoplay=1',
      '//youtube-nocookie.com/embed/abcDEF_-123',
    ]) {
      expect(sanitizePost(`<iframe src="${src}" title="Kurgu dersi">yok</iframe><p>a</p>`)).toBe(
        `${link}Videoyu YouTube’da izle: Kurgu dersi</a><p>a</p>`,
      );
    }
  });

  it('maps h1 and h6 to allowed levels and closes open elements', () => {
    expect(sanitizePost('<h1>Bir</h1><h6>Altı</h6><p><strong>kalın')).toBe(
      '<h2>Bir</h2><h4>Altı</h4><p><strong>kalın</strong></p>',
    );
  });

  it('sanitizes 11,000 unclosed elements in less than 5 s of CPU time', () => {
    const spentMs = cpuTimer();
    expect(errorsOf(sanitizePost('<b><p><a href=/a>'.repeat(11_000)))).toEqual([]);
    expect(spentMs()).toBeLessThan(5_000);
  });
});

describe('plainText', () => {
  it('separates blocks by spaces and decodes character references', () => {
    const html = '<h2>Baş<em>lık</em></h2><p>a&lt;b &amp;lt; “c”</p><ul><li>bir</li><li>iki</li></ul>';
    expect(plainText(html)).toBe('Başlık a<b &lt; “c” bir iki');
  });
});
