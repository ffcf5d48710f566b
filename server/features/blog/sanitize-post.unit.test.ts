import { describe, expect, it } from 'vitest';
import { cpuTimer } from '#testing/cpu-timer.ts';
import { htmlErrors } from '#testing/html-errors.ts';
import { allXssPayloads } from '#testing/xss-payloads.ts';
import { plainText } from './plain-text.ts';
import { allowedElements, sanitizePost } from './sanitize-post.ts';

const faultsOf = (html: string) => htmlErrors(html, allowedElements);

/** Where a hostile text may stand: alone, in a paragraph, an attribute, a table, behind an open element, after a video. */
const places: readonly ((payload: string) => string)[] = [
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
  it('has a collection of hostile texts worth the name', () => {
    expect(new Set(allXssPayloads).size).toBeGreaterThanOrEqual(300);
    const caught = allXssPayloads.filter((payload) => faultsOf(payload).length > 0);
    expect(caught.length).toBeGreaterThan(allXssPayloads.length * 0.9);
  });

  it.each(places.map((place) => [place('…'), place] as const))('makes each harmless in %s', (_, place) => {
    const harmful = allXssPayloads.flatMap((payload) => {
      const faults = faultsOf(sanitizePost(place(payload)));
      return faults.length > 0 ? [{ payload, faults }] : [];
    });
    expect(harmful).toEqual([]);
  });

  it('leaves as it is what it made', () => {
    const made = places.flatMap((place) => allXssPayloads.map((payload) => sanitizePost(place(payload))));
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
    ['links elsewhere', '<p><a href="https://ornek.example/a?b=c" rel="noopener noreferrer">dışarı</a></p>'],
    ['addresses of mail', '<p><a href="mailto:merhaba@ornek.example">yaz</a></p>'],
  ])('keeps %s', (_, html) => {
    expect(sanitizePost(html)).toBe(html);
  });

  it('gives images what keeps them from moving the page and from telling where readers come from', () => {
    expect(
      sanitizePost('<img src="https://a.example/b.png" alt="Deniz" width="640" height=" 480 " style="x">'),
    ).toBe(
      '<img src="https://a.example/b.png" alt="Deniz" width="640" height="480" loading="lazy" decoding="async" referrerpolicy="no-referrer" />',
    );
    expect(sanitizePost('<img src=/a.png width=100% height=-1>')).not.toMatch(/width|height/);
  });

  it('makes a YouTube video a link that says what it is', () => {
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

  it('lowers the levels that the page does not have, and closes what was left open', () => {
    expect(sanitizePost('<h1>Bir</h1><h6>Altı</h6><p><strong>kalın')).toBe(
      '<h2>Bir</h2><h4>Altı</h4><p><strong>kalın</strong></p>',
    );
  });

  it('takes a post of 200,000 letters of open elements without choking', () => {
    const spentMs = cpuTimer();
    expect(faultsOf(sanitizePost('<b><p><a href=/a>'.repeat(11_000)))).toEqual([]);
    expect(spentMs()).toBeLessThan(5_000);
  });
});

describe('the text of a post', () => {
  it('has spaces where the page has them, and letters instead of references', () => {
    const html = '<h2>Baş<em>lık</em></h2><p>a&lt;b &amp;lt; “c”</p><ul><li>bir</li><li>iki</li></ul>';
    expect(plainText(html)).toBe('Başlık a<b &lt; “c” bir iki');
  });
});
