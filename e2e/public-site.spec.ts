import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { sitePages, stepPaths } from '#domain/site/site-pages.ts';
import { expect, test } from './fixtures.ts';

const { describe } = test;
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

interface PublicPage {
  path: string;
  html: string;
  /** Links to this site, with their fragments. */
  links: URL[];
}

const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));

/** The page without the contents of script and noscript elements. */
const markup = (html: string) => html.replaceAll(/<(script|noscript)\b[^>]*>[\s\S]*?<\/\1>/g, '');

async function read(request: APIRequestContext, path: string, base: string): Promise<PublicPage | null> {
  const answer = await request.get(path);
  if (answer.status() !== 200) return null;
  const type = answer.headers()['content-type'] ?? '';
  const html = type.startsWith('text/html') ? await answer.text() : '';
  const links = attributes(markup(html), /<a\b[^>]*\shref="([^"]+)"/g)
    .map((href) => new URL(href, base + path))
    .filter(({ origin }) => origin === base);
  return { path, html, links };
}

/** Fetches every page that is linked from the home page, directly or not. */
async function crawl(request: APIRequestContext, base: string) {
  const pages = new Map<string, PublicPage>();
  const dead: string[] = [];
  const waiting: [path: string, from: string][] = [['/', '']];
  const known = new Set(['/']);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, from] = next;
    const page = await read(request, path, base);
    if (!page) {
      dead.push(`${from} → ${path}`);
      continue;
    }
    pages.set(path, page);
    for (const { pathname, search } of page.links) {
      if (known.has(pathname + search)) continue;
      known.add(pathname + search);
      waiting.push([pathname + search, path]);
    }
  }
  return { pages, dead };
}

describe('the public site @once', () => {
  // One worker, so that the site is crawled once.
  describe.configure({ mode: 'default', timeout: 60_000 });
  let pages: Map<string, PublicPage>;
  let dead: string[];
  let base: string;
  test.beforeAll(async ({ playwright, baseURL }) => {
    base = baseURL ?? '';
    const request = await playwright.request.newContext({ baseURL: base });
    ({ pages, dead } = await crawl(request, base));
    await request.dispose();
  });

  test('has no dead link and no page without a link to it', () => {
    expect(dead).toEqual([]);
    const orphans = sitePages.map(({ path }) => path).filter((path) => !pages.has(path));
    expect(orphans).toEqual([]);
    for (const page of pages.values()) {
      for (const { pathname, search, hash } of page.links) {
        if (hash === '') continue;
        const target = pages.get(pathname + search);
        expect(target?.html, `${page.path} → ${pathname}${hash}`).toContain(
          ` id="${decodeURIComponent(hash.slice(1))}"`,
        );
      }
    }
  });

  test('is valid HTML, loads nothing from other sites, and has one first-level heading a page', async ({
    request,
  }) => {
    const steps = await Promise.all(stepPaths.map((path) => read(request, path, base)));
    for (const { path, html } of [...pages.values(), ...steps.filter((step) => step !== null)]) {
      if (html === '') continue;
      const { results } = await validator.validateString(html);
      const faults = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect(faults, path).toEqual([]);
      const loaded = attributes(
        markup(html),
        /<(?:img|link|source|iframe|video|audio|embed|object)\b[^>]*\s(?:src|href|data)="([^"]+)"/g,
      );
      const foreign = loaded.filter((address) => new URL(address, base).origin !== base);
      expect(foreign, `${path} loads from elsewhere`).toEqual([]);
      expect(html, `${path} has mixed content`).not.toMatch(/\s(?:src|action)="http:\/\/(?!127\.0\.0\.1)/);
    }
  });

  test('has titles, descriptions and preview data for search engines and other sites', () => {
    const titles = new Map<string, string>();
    for (const { path, indexed } of sitePages) {
      const html = pages.get(path)?.html ?? '';
      expect(html, path).toMatch(/^<!DOCTYPE html><html lang="tr"/i);
      expect(html.includes('<meta name="robots" content="noindex"'), `${path} is hidden`).toBe(!indexed);
      if (!indexed) continue;
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      expect(title, path).toContain('Yazıhane');
      expect(titles.get(title), `${path} has a title of its own`).toBeUndefined();
      titles.set(title, path);
      expect(html, path).toContain(`<link rel="canonical" href="${base}${path}"/>`);
      expect(html, path).toContain(`<meta property="og:url" content="${base}${path}"/>`);
      expect(html, path).toMatch(/<meta name="description" content="[^"]{50,170}"/);
      expect(markup(html).match(/<h1\b/g)?.length, path).toBe(1);
    }
  });

  test('has complete structured data, which needs no exception in the page’s policy', async ({ request }) => {
    const data = (path: string) =>
      attributes(pages.get(path)?.html ?? '', /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
        .map((text) => JSON.parse(text) as { '@type'?: string; '@graph'?: { '@type': string }[] })
        .flatMap((block) => (block['@graph'] ?? [block]).map((part) => part['@type']));
    expect(data('/')).toEqual(['Organization', 'Product']);
    expect(data('/fiyatlandirma')).toEqual(['Product', 'BreadcrumbList']);
    expect(data('/iletisim')).toEqual(['FAQPage', 'BreadcrumbList']);
    expect(data('/kvkk')).toEqual(['BreadcrumbList']);
    const policy = (await request.get('/iletisim')).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  });

  test('lists exactly the indexable pages in its site map', async ({ request }) => {
    const text = await (await request.get('/sitemap.xml')).text();
    const listed = attributes(text, /<loc>([^<]+)<\/loc>/g).map((address) => new URL(address));
    expect(listed.length).toBeGreaterThan(sitePages.filter(({ indexed }) => indexed).length - 1);
    for (const { origin, pathname } of listed) {
      expect(origin).toBe(base);
      const answer = await request.get(pathname);
      expect(answer.status(), pathname).toBe(200);
      expect(await answer.text(), pathname).not.toContain('content="noindex"');
    }
  });
});
