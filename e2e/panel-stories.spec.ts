import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { plainNote } from '#domain/story/book/chapter-notes.ts';
import {
  expect,
  expectAccessible,
  expectFitsPhone,
  expectNoSidewaysScroll,
  test,
  typeWithoutPause,
} from './fixtures.ts';
import { chooseFor, part } from './panel-parts.ts';
import { signUp, writeStory } from './people.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Öykü ${index + 1}`);
const rowsOf = (page: Page) => part(page, 'Son hikâyeler').getByRole('listitem');
const searchBox = (page: Page) => page.getByRole('textbox', { name: 'Hikâyelerde ara' });

test('shows the first five stories, then all of them, each with a shortened preview', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  for (const title of numbered(7)) await writeStory(page, { title, content: 'Uzun bir cümle. '.repeat(40) });
  await page.goto('/panel');
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText('Öykü 7');
  await expect(rows.first()).toContainText('az önce');
  const preview = (await rows.first().locator('p').first().textContent()) ?? '';
  expect(preview.endsWith('…')).toBe(true);
  expect(preview.length).toBeLessThanOrEqual(151);
  await page.getByRole('button', { name: 'Tümünü göster (7)' }).click();
  await expect(rows).toHaveCount(7);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Daha az göster' }).click();
  await expect(rows).toHaveCount(5);
});

test('a cover shows how many chapters of a story are done', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  const chapters = [
    { ...plainNote(randomUUID(), 'Kuyu'), status: 'done' },
    { ...plainNote(randomUUID(), 'Gece'), status: 'writing' },
  ];
  const story = { title: 'Fener', content: '# Kuyu\n\nİndi.\n\n# Gece\n\nOldu.', chapters };
  const answer = await page.request.post('/api/stories', { data: { id: randomUUID(), ...story } });
  expect(answer.status()).toBe(201);
  await page.goto('/panel');
  await expect(rowsOf(page).first()).toContainText('1/2 bölüm bitti');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('loads stories page by page, and moves the focus to the first new one', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  for (const title of numbered(22)) await writeStory(page, { title, content: 'Bir gün.' });
  await page.goto('/panel');
  const rows = rowsOf(page);
  await page.getByRole('button', { name: 'Tümünü göster (22)' }).click();
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Daha fazla yükle' }).click();
  await expect(rows).toHaveCount(22);
  await expect(rows.last()).toContainText('Öykü 1');
  await expect(page.getByRole('link', { name: 'Öykü 2', exact: true })).toBeFocused();
});

test.describe('the search', { tag: '@once' }, () => {
  test('finds Turkish words, shows the number of hits, and can be cleared', async ({ page }) => {
    test.slow();
    await signUp(page);
    for (const title of ['IŞIKLI İSKELE', 'Ilık Gece', 'Kuyu'])
      await writeStory(page, { title, content: 'Bir gün.' });
    await page.goto('/panel');
    const rows = rowsOf(page);
    await expect(rows).toHaveCount(3);
    await searchBox(page).fill('ışıklı iskele');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(['IŞIKLI İSKELE']);
    const status = part(page, 'Son hikâyeler').getByRole('status');
    await expect(status).toHaveText('1 hikâye bulundu.');
    // Symbols are searched literally and match no story.
    await searchBox(page).fill('%_*');
    await expect(status).toHaveText('Aramanıza uyan hikâye yok.');
    await searchBox(page).fill('kuyu');
    await expect(status).toHaveText('1 hikâye bulundu.');
    await searchBox(page).fill('yokböylebirşey');
    await expect(status).toHaveText('Aramanıza uyan hikâye yok.');
    await expect(part(page, 'Son hikâyeler').getByText('“yokböylebirşey”')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Aramayı temizle' }).click();
    await expect(rows).toHaveCount(3);
    await expect(searchBox(page)).toBeFocused();
  });

  test('shows hits in titles first, and the place of a hit deep in a text', async ({ page }) => {
    test.slow();
    await signUp(page);
    const long = 'Dalga kıyıya vurdu. '.repeat(200);
    await writeStory(page, { title: 'Işıklı iskele', content: 'Bir gün.' });
    await writeStory(page, { title: 'Kuyu', content: `${long}Uzakta bir <b>IŞIK</b> yandı. ${long}` });
    await page.goto('/panel');
    const rows = rowsOf(page);
    await expect(rows.getByRole('heading')).toHaveText(['Kuyu', 'Işıklı iskele']);
    await searchBox(page).fill('isik');
    await expect(rows.getByRole('heading')).toHaveText(['Işıklı iskele', 'Kuyu']);
    await expect(rows.locator('mark')).toHaveText(['Işık', 'IŞIK']);
    await expect(rows.last()).toContainText('Uzakta bir <b>IŞIK</b> yandı.');
    await expect(part(page, 'Son hikâyeler').getByRole('status')).toHaveText('2 hikâye bulundu.');
    const sort = page.getByRole('combobox', { name: 'Sıralama' });
    await expect(sort).toHaveValue('match');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await sort.selectOption('En yeni');
    await expect(rows.getByRole('heading')).toHaveText(['Kuyu', 'Işıklı iskele']);
    await searchBox(page).fill('');
    await expect(rows.locator('mark')).toHaveCount(0);
    await expect(sort.getByRole('option', { name: 'En uygun' })).toHaveCount(0);
  });

  test('is sent after a pause in typing, and ignores the answer to an older search', async ({ page }) => {
    await signUp(page);
    await writeStory(page, { title: 'Kuyu', content: 'Bir gün.' });
    await writeStory(page, { title: 'Fener', content: 'Bir gün.' });
    await page.clock.install();
    await page.goto('/panel');
    await expect(rowsOf(page)).toHaveCount(2);
    const asked: string[] = [];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/stories?*', async (route) => {
      const search = new URL(route.request().url()).searchParams.get('search') ?? '';
      asked.push(search);
      if (search === 'kuyu') await held;
      await route.continue().catch(() => undefined);
    });
    await typeWithoutPause(page, searchBox(page), 'kuyu');
    await expect.poll(() => asked).toEqual(['kuyu']);
    await searchBox(page).fill('fener');
    await expect(rowsOf(page)).toContainText(['Fener']);
    letGo();
    await expect.poll(() => asked).toEqual(['kuyu', 'fener']);
    await page.unrouteAll({ behavior: 'wait' });
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page)).toContainText(['Fener']);
  });
});

test('sorts the list by the Turkish alphabet, by length and by age', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  for (const [title, words] of [
    ['Zil', 9],
    ['Çam', 3],
    ['Cam', 6],
  ] as const) {
    await writeStory(page, { title, content: 'söz '.repeat(words) });
  }
  await page.goto('/panel');
  const titles = rowsOf(page).getByRole('heading');
  const sort = page.getByRole('combobox', { name: 'Sıralama' });
  await expect(titles).toHaveText(['Cam', 'Çam', 'Zil']);
  for (const [order, expected] of [
    ['En eski', ['Zil', 'Çam', 'Cam']],
    ['Başlık (A-Z)', ['Cam', 'Çam', 'Zil']],
    ['Başlık (Z-A)', ['Zil', 'Çam', 'Cam']],
    ['En uzun', ['Zil', 'Cam', 'Çam']],
  ] as const) {
    await sort.selectOption(order);
    await expect(titles).toHaveText([...expected]);
  }
});

test('moves a story to the bin with an undo', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await writeStory(page, { title: 'Kalacak', content: 'Bir gün.' });
  await page.goto('/panel');
  await chooseFor(page, 'Kalacak', 'Çöpe taşı');
  await expect(page.getByText('Henüz hikâyeniz yok')).toBeVisible();
  await expect(part(page, 'Toplam hikâye').getByText('0', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByRole('link', { name: 'Kalacak', exact: true })).toBeVisible();
});

test('the bin restores a story, and deletes one permanently after the specified question', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  for (const title of ['Kalacak', 'Gidecek']) {
    const { id } = await writeStory(page, { title, content: 'Bir gün.' });
    expect((await page.request.post(`/api/stories/${id}/trash`)).status()).toBe(200);
  }
  await page.goto('/panel');
  await page.getByRole('button', { name: 'Çöp kutusu' }).click();
  const bin = page.getByRole('dialog', { name: 'Çöp kutusu' });
  await expect(bin.getByRole('listitem')).toHaveCount(2);
  await expect(bin.getByText(/günü kalıcı olarak silinir/)).toHaveCount(2);
  await expectAccessible(page);
  await expectFitsPhone(page);
  await bin.getByRole('button', { name: 'Geri getir: Kalacak' }).click();
  await expect(bin.getByRole('listitem')).toHaveCount(1);
  await bin.getByRole('button', { name: 'Kalıcı sil: Gidecek' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(messages.story.confirmDelete)).toBeVisible();
  await question.getByRole('button', { name: 'Kalıcı sil' }).click();
  await expect(bin.getByText('Çöp kutusu boş')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Kalacak', exact: true })).toBeVisible();
});

test('deletes a story permanently only after the specified question, and confirms it', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  await writeStory(page, { title: 'Gidecek', content: 'Bir gün.' });
  await page.goto('/panel');
  await chooseFor(page, 'Gidecek', 'Kalıcı sil');
  const question = page.getByRole('alertdialog', { name: '“Gidecek” kalıcı olarak silinsin mi?' });
  await expect(question.getByText(messages.story.confirmDelete)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'İşlemler: Gidecek' })).toBeFocused();
  await chooseFor(page, 'Gidecek', 'Kalıcı sil');
  await question.getByRole('button', { name: 'Kalıcı sil' }).click();
  await expect(page.getByText('Henüz hikâyeniz yok')).toBeVisible();
  await expect(page.getByText('“Gidecek” kalıcı olarak silindi.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Son hikâyeler' })).toBeFocused();
});
