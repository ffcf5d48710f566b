import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savePost } from '#testing/factories/blog-post.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { readXml, type XmlElement } from '#testing/xml.ts';

const site = 'https://yazihane.example';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: 'yonetici@site.example', PUBLIC_URL: site } });
  const admin = await app.signIn({ email: 'yonetici@site.example' });
  await savePost(admin, { title: 'Işık & gölge <b>"şimdi"</b>', excerpt: ']]> & bir özet' });
  await savePost(admin, { title: 'İkinci yazı' });
});
afterAll(() => app.stop());

const read = async (path: string) => readXml(await (await fetch(app.url + path)).text());
const named = (parent: XmlElement, name: string) => parent.children.filter((child) => child.name === name);
const textOf = (parent: XmlElement, name: string) => named(parent, name)[0]?.text ?? '';

describe('the feed, by the rules of RSS 2.0 and its Best Practices Profile', () => {
  let channel: XmlElement;
  beforeAll(async () => {
    const rss = await read('/blog/rss.xml');
    expect(rss).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
    expect(rss.children).toHaveLength(1);
    channel = rss.children[0] as XmlElement;
  });

  it('has what a channel must have, once each, and knows where it stands', () => {
    for (const name of ['title', 'link', 'description', 'language', 'lastBuildDate'])
      expect(named(channel, name), name).toHaveLength(1);
    expect(textOf(channel, 'link')).toBe(`${site}/blog`);
    expect(textOf(channel, 'language')).toBe('tr');
    expect(named(channel, 'atom:link').map(({ attributes }) => attributes)).toEqual([
      { href: `${site}/blog/rss.xml`, rel: 'self', type: 'application/rss+xml' },
    ]);
  });

  it('has posts with a title, a description, an address that is their id, a date and an author', () => {
    const items = named(channel, 'item');
    expect(items).toHaveLength(2);
    const guids = items.map((item) => textOf(item, 'guid'));
    expect(new Set(guids).size).toBe(2);
    for (const item of items) {
      expect(textOf(item, 'title')).not.toBe('');
      expect(textOf(item, 'description')).not.toBe('');
      expect(textOf(item, 'link')).toMatch(/^https:\/\/yazihane\.example\/blog\/[a-z0-9-]+$/);
      const [guid] = named(item, 'guid');
      const isPermalink = guid?.attributes.isPermaLink !== 'false';
      expect(isPermalink ? guid?.text : textOf(item, 'link')).toBe(textOf(item, 'link'));
      expect(textOf(item, 'author')).toMatch(/^\S+@\S+ \(.+\)$/);
    }
    for (const date of [channel, ...items].map((of) =>
      textOf(of, of === channel ? 'lastBuildDate' : 'pubDate'),
    ))
      expect(date).toMatch(
        /^(?:[A-Z][a-z]{2}, )?\d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/,
      );
  });

  it('carries hostile titles and excerpts as text that its readers read as text again', () => {
    const item = named(channel, 'item').find((one) => textOf(one, 'title').includes('gölge'));
    expect(item && textOf(item, 'title')).toBe('Işık &#x26; gölge &#x3C;b&#x3E;"şimdi"&#x3C;/b&#x3E;');
    expect(item && textOf(item, 'description')).toBe(']]&#x3E; &#x26; bir özet');
  });
});

describe('the site map, by the schema of sitemaps.org 0.9', () => {
  /** In this order, each at most once; `loc` must be there. */
  const known = ['loc', 'lastmod', 'changefreq', 'priority'];

  it('is a list of addresses of this site, each once, with what the schema allows and nothing else', async () => {
    const set = await read('/sitemap.xml');
    expect(set).toMatchObject({
      name: 'urlset',
      attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
      text: expect.stringMatching(/^\s*$/),
    });
    expect(set.children.length).toBeGreaterThan(2);
    expect(set.children.length).toBeLessThanOrEqual(50_000);
    const addresses = set.children.map((url) => {
      expect(url.name).toBe('url');
      const parts = url.children.map(({ name }) => name);
      expect(parts).toEqual(known.filter((name) => parts.includes(name)));
      const address = textOf(url, 'loc');
      expect(new URL(address)).toMatchObject({ origin: site, href: address, hash: '' });
      expect(address.length).toBeLessThanOrEqual(2_048);
      const changed = named(url, 'lastmod')[0]?.text;
      if (changed !== undefined)
        expect(changed).toMatch(
          /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/,
        );
      return address;
    });
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe('a reader of XML', () => {
  it.each([
    '<a>',
    '<a></b>',
    '<a/><b/>',
    '<a>&nbsp;</a>',
    '<a>&</a>',
    '<a b=c/>',
    '<a>\u0001</a>',
    'text',
    '<a><</a>',
  ])('refuses %j', (source) => {
    expect(() => readXml(source)).toThrow('not XML');
  });
});
