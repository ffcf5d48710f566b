import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { button, cardOf, writeCharacter, writePlot } from './card-tabs.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { manuscript, typeAtEnd } from './manuscript.ts';
import { signUp, writeStory } from './people.ts';

const content = "Dün Ayşe'nin evine, Kırık Değirmen'e gitti. Gece sandığı açtılar.";
const names = (page: Page) => manuscript(page).locator('.cm-name');
const named = (page: Page, text: string) => names(page).filter({ hasText: text });
const card = (page: Page) => page.getByRole('group', { name: 'Metinde geçen ad' });

/** Opens a story whose text names a character, a place and a plot element. */
async function openStory(page: Page): Promise<void> {
  await signUp(page);
  await writeCharacter(page, { name: 'Ayşe Yılmaz', role: 'protagonist', personality: 'Az konuşur.' });
  const plot = await writePlot(page, { type: 'conclusion', description: 'Sandık açılır, içi boştur.' });
  const aliases = { kind: 'plot', aliases: ['sandık'], base: [] };
  expect((await page.request.put(`/api/bible/${plot.id}/aliases`, { data: aliases })).status()).toBe(200);
  const place = { id: randomUUID(), kind: 'place', name: 'Kırık Değirmen', text: 'Kanatları durmuş.' };
  expect((await page.request.post('/api/bible', { data: place })).status()).toBe(201);
  const { id } = await writeStory(page, { title: 'Değirmen', content });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(names(page)).toHaveText(["Ayşe'nin", "Kırık Değirmen'e", 'sandığı']);
}

test('a name shows its card below the pointer, and the card stays while the pointer is on it', {
  tag: '@once',
}, async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/bible') requests++;
  });
  await openStory(page);
  expect(requests).toBe(1);
  await expect(named(page, 'Ayşe')).toHaveCSS('text-decoration-line', 'underline');
  await named(page, 'Ayşe').hover();
  await expect(card(page)).toHaveText(/^Ayşe YılmazKarakter · Ana KarakterAz konuşur\.Kartı aç$/);
  await button(card(page), 'Kartı aç: Ayşe Yılmaz').hover();
  await expectAccessible(page);
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);

  await named(page, 'sandığı').hover();
  await expect(card(page)).toContainText('Sandık açılır, içi boştur.');
  await page.mouse.move(5, 500);
  await expect(card(page)).toHaveCount(0);
});

test('a click or tap on a name shows its card, whose button opens the card itself', async ({
  page,
  hasTouch,
}) => {
  await openStory(page);
  const press = async (text: string) => (hasTouch ? named(page, text).tap() : named(page, text).click());
  await press('Ayşe');
  await expect(card(page)).toContainText('Ana Karakter');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await press('Kırık');
  await expect(card(page)).toContainText('Yer');
  await page.keyboard.press('x');
  await expect(card(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(names(page)).toHaveCount(3);

  await press('Ayşe');
  await button(card(page), 'Kartı aç: Ayşe Yılmaz').click();
  const header = cardOf(page, 'Ayşe Yılmaz').getByRole('button', { name: 'Ayşe Yılmaz', exact: true });
  await expect(header).toBeFocused();
  await expect(header).toHaveAttribute('aria-expanded', 'true');
  // The world has the character too, but was not asked for.
  await page.getByRole('tab', { name: 'Evren', exact: true }).click();
  const entry = page.getByRole('heading', { level: 3, name: 'Ayşe Yılmaz', exact: true }).getByRole('button');
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
});

test('by keyboard the card of the name at the caret is read and opened', { tag: '@once' }, async ({
  page,
}) => {
  await openStory(page);
  await typeAtEnd(page, ' Sonra Kırık Değirmen');
  await page.keyboard.press('Alt+Enter');
  const open = button(card(page), 'Kartı aç: Kırık Değirmen');
  await expect(open).toBeFocused();
  await expect(open).toHaveAccessibleDescription('Kanatları durmuş.');
  await page.keyboard.press('Escape');
  await expect(manuscript(page)).toBeFocused();
  await page.keyboard.press('Alt+Enter');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  const header = page.getByRole('region', { name: 'Evren', exact: true }).getByRole('button', {
    name: 'Kırık Değirmen',
    exact: true,
  });
  await expect(header).toBeFocused();
  await expect(header).toHaveAttribute('aria-expanded', 'true');
});

test('focus mode shows the text without names', { tag: '@once' }, async ({ page }) => {
  await openStory(page);
  await button(page, 'Odak modu').click();
  await expect(named(page, 'Ayşe')).toHaveCSS('text-decoration-line', 'none');
  await named(page, 'Ayşe').click();
  await expect(card(page)).toHaveCount(0);
});
