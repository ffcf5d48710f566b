import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { expectKept } from './card-tabs.ts';
import { closeSide, openGeneration, openSide } from './editor-layout.ts';
import { expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll, test } from './fixtures.ts';
import { keepStoriesHere, manuscript } from './manuscript.ts';
import { signUp, writeStory } from './people.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const included = (page: Page) => page.getByRole('region', { name: 'Hikâyeye eklenenler' });
const openIncluded = (page: Page) => included(page).locator('summary').click();

async function writeCharacter(page: Page, name: string, background = ''): Promise<string> {
  const answer = await page.request.post('/api/characters', { data: { id: randomUUID(), name, background } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

async function addToStory(
  page: Page,
  tabName: 'Karakterler' | 'Olay Örgüsü',
  ...cards: string[]
): Promise<void> {
  await openSide(page, tabName);
  for (const name of cards) await page.getByRole('button', { name: `Hikayeye Ekle: ${name}` }).click();
  await closeSide(page);
}

test('keeps the manuscript’s text, scroll position and undo history while another tab is shown', async ({
  page,
}) => {
  await signUp(page);
  const content = Array.from({ length: 200 }, (_, index) => `${index}. gün deniz duruldu.`).join('\n\n');
  const { id } = await writeStory(page, { title: 'Fener', content });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toContainText('0. gün');
  await page.evaluate(() => window.scrollTo(0, 3_000));
  await manuscript(page).locator('.cm-line', { hasText: 'gün' }).nth(5).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Bir yelken göründü.');
  // The editor has measured its lines after two frames.
  const scrolled = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY))),
      ),
  );
  expect(scrolled).toBeGreaterThan(1_000);
  const heightOf = async () =>
    (await page.locator('.cm-line', { hasText: 'Bir yelken göründü.' }).boundingBox())?.y ?? 0;
  const height = await heightOf();
  await openSide(page);
  await tab(page, 'Hikaye').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Karakterler')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Henüz karakter yok')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Henüz olay örgüsü yok')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Home');
  await expect(tab(page, 'Hikaye')).toBeFocused();
  await expect.poll(async () => Math.abs((await heightOf()) - height)).toBeLessThan(4);
  await expect(manuscript(page)).toContainText('Bir yelken göründü.');
  await manuscript(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(manuscript(page)).not.toContainText('Bir yelken göründü.');
});

test('the added cards are sent in the prompt, and those beyond the card budget are listed', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  const nermin = await writeCharacter(page, 'Nermin', 'Fenerde doğdu.');
  await writeCharacter(page, 'Uzun Hasan', 'x'.repeat(1_990));
  await writeCharacter(page, 'Uzun Kadir', 'y'.repeat(1_990));
  const plot = { id: randomUUID(), type: 'development', description: 'Fenerin ışığı söner.' };
  expect((await page.request.post('/api/plot-elements', { data: plot })).status()).toBe(201);
  await page.goto('/editor');
  await addToStory(page, 'Karakterler', 'Nermin', 'Uzun Hasan', 'Uzun Kadir');
  await openSide(page, 'Olay Örgüsü');
  await page.getByRole('button', { name: /^Hikayeye Ekle/ }).click();
  await closeSide(page);
  const panel = included(page);
  await expect(panel.getByText('Üretime girmiyor: Uzun Kadir')).toBeInViewport({ ratio: 1 });
  await openIncluded(page);
  await expect(panel.getByText(/^3\.000 karakterlik yerin 2\.0\d\d karakteri kullanılıyor\.$/)).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Uzun Kadir' })).toContainText(
    'Yer kalmadığı için üretime girmiyor.',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);

  const sent = page.waitForRequest('**/api/generations/stream');
  await page.getByLabel('Hikâye fikri').fill('Bir fener bekçisi, her gece aynı gemiyi görür.');
  await page.keyboard.press('ControlOrMeta+Enter');
  const { characters, plot: events } = (await sent).postDataJSON();
  expect(characters.map(({ name }: { name: string }) => name)).toEqual(['Nermin', 'Uzun Hasan']);
  expect(events).toEqual([{ type: 'development', description: 'Fenerin ışığı söner.' }]);
  await expect(page.getByText(messages.generation.succeeded)).toBeVisible();

  await openGeneration(page);
  await openIncluded(page);
  await panel.getByRole('button', { name: 'Hikâyeden çıkar: Uzun Hasan' }).click();
  await panel.getByRole('button', { name: 'Hikâyeden çıkar: Uzun Kadir' }).click();
  await page.getByLabel('Başlık', { exact: true }).fill('Fener');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText(messages.story.saved)).toBeVisible();
  const [story] = (await (await page.request.get('/api/stories')).json()).stories;
  const saved = await (await page.request.get(`/api/stories/${story.id}`)).json();
  expect(saved).toMatchObject({ characterIds: [nermin], plotElementIds: [plot.id], rating: 'safe' });

  // A model with a small context allows less than the plan does.
  const site = { writer: 'model', contextTokens: 4_000, development: true };
  await page.route('**/api/site', (route) => route.fulfill({ json: site }));
  await page.reload();
  await openGeneration(page);
  await openIncluded(page);
  await expect(included(page).getByRole('listitem')).toHaveCount(2);
  await expect(included(page).getByText(/^1\.698 karakterlik yerin/)).toBeVisible();
  await openSide(page);
  await expect(tab(page, 'Karakterler')).toHaveAccessibleName('Karakterler 1 tanesi üretime giriyor');
});

test('an unsaved card and its addition to the story survive a closed tab', { tag: '@once' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/WebSocket/);
  await keepStoriesHere(context);
  await signUp(page);
  await page.goto('/editor');
  await openSide(page, 'Karakterler');
  await page.getByRole('button', { name: 'Karakter ekle' }).first().click();
  await page.getByLabel('Ad', { exact: true }).fill('Nermin');
  await page.getByRole('button', { name: 'Hikayeye Ekle: Nermin' }).click();
  await closeSide(page);
  await expect(included(page)).toContainText('Nermin');
  await page.getByLabel('Başlık', { exact: true }).fill('Fener');
  await expectKept(page, 'Nermin');
  await page.close();
  const again = await context.newPage();
  await again.goto('/panel');
  await again.getByRole('link', { name: 'Editörde aç' }).click();
  await expect(again.getByLabel('Başlık', { exact: true })).toHaveValue('Fener');
  await expect(included(again)).toContainText('Nermin');
  await openSide(again, 'Karakterler');
  await expect(again.getByRole('button', { name: 'Hikayeye Eklendi: Nermin' })).toBeVisible();
});

test('loads the code of the editor and of its tabs only when they are opened', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const loaded = (name: string) => scripts.some((url) => url.includes(`/${name}-`));
  await page.goto('/panel');
  await expect(page.getByRole('link', { name: 'Editöre git' })).toBeVisible();
  for (const name of ['manuscript-view', 'characters-tab', 'plot-tab', 'wizard-dialog'])
    expect(loaded(name), name).toBe(false);
  await page.goto('/editor');
  await expect(manuscript(page)).toBeVisible();
  expect(loaded('manuscript-view')).toBe(true);
  for (const name of ['characters-tab', 'plot-tab', 'wizard-dialog']) expect(loaded(name), name).toBe(false);
  await openSide(page, 'Karakterler');
  await expect(page.getByText('Henüz karakter yok')).toBeVisible();
  expect(loaded('characters-tab')).toBe(true);
  expect(loaded('plot-tab')).toBe(false);
});

test('an offer of the pro plan replaces the wizard’s button when the day’s story is used', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  await expect(page.getByRole('button', { name: 'Hikaye Sihirbazı' })).toBeVisible();
  await page.route('**/api/wizard', (route) =>
    route.fulfill({ json: { left: 0, resetsAt: new Date(Date.now() + 3_600_000).toISOString() } }),
  );
  await page.reload();
  await expect(page.getByText('Sınırsız Sihirbaz')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pro’ya geç' })).toHaveAttribute('href', '/fiyatlandirma');
  await expect(page.getByRole('button', { name: 'Hikaye Sihirbazı' })).toHaveCount(0);
  await expectAccessible(page);
});
