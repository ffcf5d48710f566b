import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { Pool } from 'pg';
import { allowedElements } from '#server/features/blog/sanitize-post.ts';
import { allXssPayloads } from '#testing/xss-payloads.ts';
import { test as base, signInAsAdmin } from './database-app.ts';
import { openSide } from './editor-layout.ts';
import { appReady, expect } from './fixtures.ts';
import { signUp, writeStory } from './people.ts';

interface Watched {
  /** Dialogs, windows and requests to other sites that an attack caused. */
  harm: string[];
}

/** Tests without the pages' policy, which would hide that a script could run. */
const test = base.extend<Watched>({
  bypassCSP: true,
  // Malicious images refer to missing files.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  expectedErrors: async ({}, use) => use([/^Failed to load resource/]),
  harm: async ({ context, databaseApp }, use) => {
    const harm: string[] = [];
    await watch(context, new URL(databaseApp.url).origin, harm);
    await use(harm);
    expect(harm).toEqual([]);
  },
});

async function watch(context: BrowserContext, own: string, harm: string[]): Promise<void> {
  context.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('page', async (page) => {
    if (await page.opener()) harm.push(`window: ${page.url()}`);
  });
  await context.route(
    (url) => url.origin !== own && /^(?:https?|wss?):$/.test(url.protocol),
    (route) => {
      harm.push(`request: ${route.request().url()}`);
      return route.abort();
    },
  );
}

const inParts = (parts: number): string[] => {
  const size = Math.ceil(allXssPayloads.length / parts);
  return Array.from({ length: parts }, (_, at) => allXssPayloads.slice(at * size, (at + 1) * size).join(' '));
};
const everything = allXssPayloads.join('\n');

/** Triggers events on every element of the page and asserts that it has no handlers, scripts or foreign elements. */
async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const faults: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) faults.push(`${element.localName}[${name}=${value}]`);
        if (
          /^(?:href|src|action|formaction|data|xlink:href)$/.test(name) &&
          /^\W*(?:java|vb)script:/i.test(value)
        )
          faults.push(`${element.localName}[${name}=${value}]`);
      }
    }
    const foreign =
      'main :is(script:not([type="application/ld+json"]), style, iframe, object, embed, base, link, meta)';
    for (const element of document.querySelectorAll(foreign)) faults.push(element.outerHTML.slice(0, 200));
    const events =
      'mouseover mouseenter pointerenter focus toggle animationstart transitionend scroll dblclick copy';
    for (const element of document.querySelectorAll('main *')) {
      for (const type of events.split(' '))
        element.dispatchEvent(new Event(type, { bubbles: type !== 'scroll' }));
    }
    if ('xss' in window || 'xss' in {}) faults.push('a global was set');
    if (typeof document.cookie !== 'string' || !(document.body instanceof HTMLBodyElement))
      faults.push('clobbered');
    return faults;
  });
  expect(found).toEqual([]);
}

/** Publishes ten posts, more than a page of the list, with all payloads in titles and excerpts, and in one body. */
async function publishAll(page: Page, pool: Pool): Promise<string[]> {
  await signInAsAdmin(page, pool);
  const bodies: string[] = [];
  for (const content of allXssPayloads) {
    const answer = await page.request.post('/api/admin/blog/render', { data: { content } });
    expect(answer.status()).toBe(200);
    bodies.push((await answer.json()).html);
  }
  const slugs: string[] = [];
  for (const [at, text] of inParts(10).entries()) {
    const slug = `${randomUUID()}`;
    slugs.push(slug);
    await pool.query(
      `INSERT INTO blog_posts (id, slug, title, excerpt, content, status, word_count, published_at)
       VALUES ($1, $2, $3, $3, $4, 'published', 100, now() + interval '1 hour' + $5 * interval '1 minute')`,
      [randomUUID(), slug, text, at === 8 ? bodies.join('\n') : '<p>Metin.</p>', at],
    );
  }
  return slugs;
}

/** Parses the feed as XML and returns its number of posts, incomplete posts and foreign elements. */
const readFeed = (page: Page) =>
  page.evaluate(async () => {
    const feed = new DOMParser().parseFromString(
      await (await fetch('/blog/rss.xml')).text(),
      'application/xml',
    );
    const items = [...feed.querySelectorAll('rss > channel > item')];
    const isWhole = (item: Element) =>
      ['title', 'link', 'guid', 'description', 'author'].every(
        (name) => item.querySelector(name)?.textContent,
      ) && !Number.isNaN(Date.parse(item.querySelector('pubDate')?.textContent ?? ''));
    return {
      broken: feed.querySelector('parsererror')?.textContent ?? null,
      posts: items.length,
      lacking: items.filter((item) => !isWhole(item)).map((item) => item.outerHTML.slice(0, 200)),
      others: feed.querySelectorAll('img, script, svg, iframe').length,
    };
  });

/** Returns the elements and attributes of a post's body that are not on the allow-list. */
const strangersIn = (page: Page) =>
  page.locator('.prose').evaluate((body, allowed: Readonly<Record<string, readonly string[]>>) => {
    const elements = [...body.querySelectorAll('*')];
    const strange = elements.flatMap((element) => {
      const attributes = allowed[element.localName];
      if (!attributes) return [element.outerHTML];
      const others = element.getAttributeNames().filter((name) => !attributes.includes(name));
      return others.map((name) => `${element.localName}[${name}]`);
    });
    return { strange, seen: elements.length };
  }, allowedElements);

test('runs no script from the title, excerpt or body of a post, or from a search', {
  tag: '@once',
}, async ({ page, databaseApp: { pool }, harm }) => {
  test.slow();
  const slugs = await publishAll(page, pool);
  try {
    await page.goto('/blog');
    await expect(page.locator(`a[href="/blog/${slugs[8]}"]`).first()).toBeVisible();
    await appReady(page);
    await expectHarmless(page);
    const feed = await readFeed(page);
    expect(feed).toEqual({ broken: null, posts: expect.any(Number), lacking: [], others: 0 });
    expect(feed.posts).toBeGreaterThanOrEqual(9);

    // The list has more than one page.
    await page.getByRole('link', { name: 'Daha eski' }).click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(page.getByText(/^Sayfa 2 \/ \d+$/)).toBeVisible();
    await page.getByRole('link', { name: 'Daha yeni' }).click();
    await expect(page).toHaveURL('/blog');

    // The former address of a post redirects to the new one.
    const [first = ''] = slugs;
    await pool.query('UPDATE blog_posts SET slug = $2 WHERE slug = $1', [first, `${first}-yeni`]);
    slugs.push(`${first}-yeni`);
    await page.goto(`/blog/${first}`);
    await expect(page).toHaveURL(`/blog/${first}-yeni`);
    await page.goto('/blog');

    // Rendered first by the app in the browser, then from the server's HTML.
    await page.locator(`a[href="/blog/${slugs[8]}"]`).first().click();
    for (const open of [async () => {}, () => page.reload()]) {
      await open();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('alert(1)');
      await appReady(page);
      const { strange, seen } = await strangersIn(page);
      expect(strange).toEqual([]);
      expect(seen).toBeGreaterThan(100);
      await expectHarmless(page);
    }

    for (const payload of [
      '"><script>alert(1)</script>',
      "' autofocus onfocus='alert(1)",
      '</title><svg/onload=alert(1)>',
    ]) {
      await page.goto(`/blog?q=${encodeURIComponent(payload)}&category=${encodeURIComponent(payload)}`);
      await expect(page.getByPlaceholder('Blog yazılarında ara...')).toHaveValue(payload);
      await appReady(page);
      await expectHarmless(page);
    }
    await page.goto(`/blog/${encodeURIComponent('<script>alert(1)</script>')}`);
    await expect(page.getByText('Yazı Bulunamadı').first()).toBeVisible();
    await expectHarmless(page);
  } finally {
    await pool.query('DELETE FROM blog_posts WHERE slug = ANY($1)', [slugs]);
  }
  expect(harm).toEqual([]);
});

test('runs no script from a name, a story or a card', { tag: '@once' }, async ({
  page,
  databaseApp: { pool },
  harm,
}) => {
  test.slow();
  const { email } = await signUp(page);
  const refused = await page.request.post('/api/auth/sign-up', {
    data: { username: '<svg/onload=1>', email: `${randomUUID()}@ornek.com`, password: 'gizli-sözcük' },
  });
  expect(refused.status()).toBe(422);
  // Five stories, so that the panel shows all of them; the first has all payloads as its text.
  const stories: { id: string; text: string }[] = [];
  for (const [at, text] of inParts(5).entries()) {
    const { id } = await writeStory(page, { title: 'Hikâye', content: at === 0 ? everything : 'Metin' });
    stories.push({ id, text });
  }
  for (const [path, data] of [
    ['/api/characters', { name: 'Kişi' }],
    ['/api/plot-elements', { type: 'introduction', description: 'Olay' }],
  ] as const) {
    const answer = await page.request.post(path, { data: { id: randomUUID(), ...data } });
    expect(answer.status()).toBe(201);
  }
  // All payloads in every field, beyond the limits of the forms.
  const of = '(SELECT id FROM users WHERE email = $1)';
  for (const change of [
    'profiles SET full_name = $2, bio = $2',
    'characters SET name = $2, age = $2, personality = $2, appearance = $2, background = $2',
    'plot_elements SET description = $2',
  ]) {
    await pool.query(`UPDATE ${change} WHERE user_id = ${of}`, [email, everything]);
  }
  await pool.query('UPDATE users SET name = $2 WHERE email = $1', [email, everything]);
  for (const { id, text } of stories) {
    await pool.query('UPDATE stories SET title = $2, genre = $2, preview = $2, prompt = $2 WHERE id = $1', [
      id,
      text,
    ]);
  }
  const [whole] = stories;

  await page.goto('/panel');
  await expect(page.locator(`a[href="/editor?hikaye=${whole?.id}"]`).first()).toBeVisible();
  await expectHarmless(page);
  await page.goto(`/editor?hikaye=${whole?.id}`);
  await expect(page.getByRole('textbox', { name: 'Hikâye metni' })).toContainText('alert(1)');
  await expectHarmless(page);
  for (const tab of ['Karakterler', 'Olay Örgüsü'] as const) {
    await openSide(page, tab);
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(page.getByRole('tabpanel')).toContainText('alert(1)');
    await expectHarmless(page);
  }
  expect(harm).toEqual([]);
});

test('runs no script from a contact message', { tag: '@once' }, async ({
  page,
  databaseApp: { pool },
  harm,
}) => {
  test.slow();
  const host = `${randomUUID()}.example`;
  for (const [at, text] of inParts(8).entries()) {
    const answer = await page.request.post('/api/contact', {
      headers: { 'x-forwarded-for': `10.9.${at}.1` },
      data: {
        id: randomUUID(),
        name: text.slice(0, 90),
        email: `okur@${host}`,
        category: 'bug',
        subject: text.slice(90, 280),
        message: text,
      },
    });
    expect(answer.status()).toBe(200);
  }
  const mails = async () =>
    (await pool.query<{ id: string }>('SELECT id FROM outbox_mails WHERE position($1 IN text) > 0', [host]))
      .rows;
  await expect.poll(async () => (await mails()).length).toBe(8);
  await page.goto('/gelistirme/posta');
  await expect(page.getByText('alert(1)').first()).toBeAttached();
  await expectHarmless(page);
  for (const { id } of await mails()) {
    await page.goto(`/gelistirme/posta/${id}`);
    await expect(page.getByText('alert(1)').first()).toBeAttached();
    await expectHarmless(page);
  }

  await signInAsAdmin(page, pool);
  await page.goto('/admin/mesajlar');
  await page.getByLabel('Ad, e-posta, konu ya da başvuru numarası ara').fill(host);
  const openers = page.getByRole('button', { name: /^Aç: / });
  await expect(openers).toHaveCount(8);
  for (let at = 0; at < 8; at += 1) {
    await openers.nth(at).click();
    await expect(page.getByLabel('Yanıtınız')).toBeVisible();
    await expectHarmless(page);
  }
  expect(harm).toEqual([]);
});
