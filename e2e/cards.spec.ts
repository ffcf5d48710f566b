import { randomUUID } from 'node:crypto';
import { messages } from '#domain/messages/index.ts';
import { preview } from '#domain/story/story.ts';
import { textNames } from '#domain/world/card-fields.ts';
import { characterFields } from '#domain/world/cards.ts';
import {
  button,
  cardOf,
  expectKept,
  kinds,
  openTab,
  storedCharacters,
  writeCharacter,
  writePlot,
} from './card-tabs.ts';
import { openSide } from './editor-layout.ts';
import { expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll, test } from './fixtures.ts';
import { signUp, writeStory } from './people.ts';

test('a character is created and described with suggestions and typed text', async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  await openTab(page, kinds.character);
  await expect(page.getByText('Henüz karakter yok')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Karakter ekle').click();

  const name = page.getByLabel('Ad', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('required', '');
  await expect(button(page, 'Kaydet: Adsız karakter')).toBeDisabled();
  await expect(button(page, 'Hikayeye Ekle: Adsız karakter')).toBeDisabled();
  await expect(button(page, /^Sil:/)).toHaveCount(0);
  await expect(page.getByText('%0 tamamlandı')).toBeVisible();
  await name.fill('Nermin');
  const card = cardOf(page, 'Nermin');
  const completed = Math.round(100 / textNames(characterFields).length);
  await expect(card.getByText(`%${completed} tamamlandı`)).toBeVisible();
  await expect(card.getByRole('progressbar', { name: 'Tamamlanma' })).toHaveAttribute(
    'value',
    `${completed}`,
  );
  for (const role of ['Ana Karakter', 'Karşıt Karakter', 'Yardımcı Karakter']) {
    await card.getByRole('radio', { name: role }).check();
    await expect(card.getByRole('radio', { name: role })).toBeChecked();
  }

  const previews: string[] = [];
  for (const field of textNames(characterFields).filter((name) => name !== 'name')) {
    const section = characterFields[field].label;
    const own = field === 'age' ? '42' : 'Bu kıyıda doğdu.';
    await button(card, section).click();
    await button(card, `Öneriler: ${section}`).click();
    const presets = card.getByRole('list', { name: `${section} önerileri` }).getByRole('button');
    await expect(presets).toHaveCount(10);
    const preset = await presets.nth(3).innerText();
    await presets.nth(3).click();
    const text = card.getByRole('textbox', { name: section, exact: true });
    await expect(text).toHaveValue(preset);
    const box = card.getByLabel(`${section}: kendi ifadeniz`);
    await box.fill('   ');
    await button(card, `Ekle: ${section}`).click();
    await expect(text).toHaveValue(preset);
    await box.fill(`  ${own} `);
    await button(card, `Ekle: ${section}`).click();
    // The typed age replaces the suggested one.
    await expect(text).toHaveValue(field === 'age' ? own : `${preset} ${own}`);
    if (field !== 'age') previews.push(preview(`${preset} ${own}`, 20));
    await expect(box).toHaveValue('');
    if (field === 'personality') {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await button(card, `Öneriler: ${section}`).click();
    await button(card, `${section} (yazıldı)`).click();
  }
  await expect(card.getByText('%100 tamamlandı')).toBeVisible();
  // The header shows the first twenty characters of each longer text.
  expect(previews[0]).toBe('Şakacıdır; en çok da…');
  await expect(card.locator('dd')).toHaveText(previews);
});

test('a character is saved once, added to the story and deleted in two steps', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/editor');
  await openTab(page, kinds.character);
  await button(page, 'Karakter ekle').click();
  await page.getByLabel('Ad', { exact: true }).fill('Nermin');
  const card = cardOf(page, 'Nermin');
  await button(card, 'Kaydet: Nermin').dblclick();
  await expect(page.getByText(messages.characters.saved)).toBeVisible();
  await expect(card.getByText('Kaydedilmedi')).toHaveCount(0);
  expect(await storedCharacters(page)).toMatchObject([{ name: 'Nermin', role: 'protagonist' }]);

  await button(card, 'Hikayeye Ekle: Nermin').click();
  await expect(button(card, 'Hikayeye Eklendi: Nermin')).toBeDisabled();
  await expect(page.getByText('1 karakter, hikâyede 1')).toBeVisible();

  const remove = button(card, 'Sil: Nermin');
  await remove.click();
  const question = card.getByRole('alertdialog', { name: '“Nermin” silinsin mi?' });
  await expect(question).toContainText('kalıcı');
  await expect(question).toContainText('geri alınamaz');
  await expect(button(question, 'Vazgeç')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();
  await remove.click();
  await button(question, 'Vazgeç').click();
  await expect(remove).toBeFocused();
  expect(await storedCharacters(page)).toHaveLength(1);
  await remove.click();
  await button(question, 'Kalıcı sil').click();
  await expect(page.getByText(messages.characters.deleted)).toBeVisible();
  await expect(page.getByText('Henüz karakter yok')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Karakterler' })).toBeFocused();
  expect(await storedCharacters(page)).toEqual([]);
});

test('a plot element is described, saved, added and deleted, with the structure guide beside it', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  await openTab(page, kinds.plot);
  await expect(page.getByText('Henüz olay örgüsü yok')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Olay ekle').click();
  const text = page.getByRole('textbox', { name: 'Açıklama', exact: true });
  await expect(text).toBeFocused();
  await expect(button(page, 'Kaydet: Yeni olay')).toBeDisabled();
  await expect(button(page, 'Hikayeye Ekle: Yeni olay')).toBeDisabled();

  const guide = page.getByRole('region', { name: 'Hikâye yapısı rehberi' });
  await expect(guide.getByRole('listitem')).toHaveText([/Giriş/, /Gelişme/, /Sonuç/]);
  await button(page, 'Öneriler: Açıklama').click();
  const presets = page.getByRole('list', { name: 'Açıklama önerileri' }).getByRole('button');
  const seen = new Set<string>();
  for (const type of ['Giriş', 'Gelişme', 'Sonuç']) {
    await page.getByRole('radio', { name: type }).check();
    await expect(guide.locator('[aria-current="step"]')).toContainText(type);
    await expect(presets).toHaveCount(10);
    seen.add(await presets.first().innerText());
  }
  expect(seen.size).toBe(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);
  await presets.first().click();
  const preset = await text.inputValue();
  const box = page.getByLabel('Açıklama: kendi ifadeniz');
  await box.fill(' Kimse ağlamaz. ');
  await box.press('Enter');
  await expect(text).toHaveValue(`${preset} Kimse ağlamaz.`);

  await button(page, /^Kaydet: Sır/).click();
  await expect(page.getByText(messages.plotElements.saved)).toBeVisible();
  const stored = await (await page.request.get('/api/plot-elements')).json();
  expect(stored.plotElements).toMatchObject([
    { type: 'conclusion', description: `${preset} Kimse ağlamaz.` },
  ]);
  await button(page, /^Hikayeye Ekle: Sır/).click();
  await expect(button(page, /^Hikayeye Eklendi: Sır/)).toBeDisabled();
  await button(page, /^Sil: Sır/).click();
  await expect(page.getByRole('alertdialog')).toContainText('geri alınamaz');
  await button(page, 'Kalıcı sil').click();
  await expect(page.getByText(messages.plotElements.deleted)).toBeVisible();
  await expect(page.getByText('Henüz olay örgüsü yok')).toBeVisible();
});

test('unsaved cards and unsaved changes survive a reload', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await writeCharacter(page, { name: 'İsmet', personality: 'Suskun.' });
  await page.goto('/editor');
  await openTab(page, kinds.character);
  await button(page, 'İsmet').click();
  await page.getByLabel('Ad', { exact: true }).fill('İsmet Bey');
  await button(page, 'Karakter ekle').click();
  await cardOf(page, 'Adsız karakter').getByLabel('Ad', { exact: true }).fill('Yarım Nermin');
  await button(page, 'Hikayeye Ekle: Yarım Nermin').click();
  await openTab(page, kinds.plot);
  await button(page, 'Olay ekle').click();
  await page.getByRole('textbox', { name: 'Açıklama', exact: true }).fill('Yarım bir olay');
  await expectKept(page, 'Yarım bir olay');
  await page.reload();
  await openTab(page, kinds.character);
  await expect(button(cardOf(page, 'Yarım Nermin'), /^Hikayeye Eklendi/)).toBeDisabled();
  await expect(cardOf(page, 'İsmet Bey').getByText('Kaydedilmemiş değişiklik')).toBeVisible();
  await openTab(page, kinds.plot);
  await expect(cardOf(page, 'Yarım bir olay')).toBeVisible();
  await openTab(page, kinds.character);
  await button(cardOf(page, 'Yarım Nermin'), /^Kaydet/).click();
  await expect(page.getByText(messages.characters.saved)).toBeVisible();
  await expect(button(cardOf(page, 'Yarım Nermin'), /^Hikayeye Eklendi/)).toBeDisabled();
  expect(await storedCharacters(page)).toMatchObject([{ name: 'Yarım Nermin' }, { name: 'İsmet' }]);
});

test('removing a card takes it out of the editor only, and can be undone', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  await writeCharacter(page, { name: 'İsmet' });
  await page.goto('/editor');
  await openTab(page, kinds.character);
  await button(page, 'Hikayeye Ekle: İsmet').click();
  await button(page, 'İsmet').click();
  await button(page, 'Kaldır: İsmet').click();
  await expect(page.getByText('Henüz karakter yok')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Karakterler' })).toBeFocused();
  await button(page, 'Geri al').click();
  await expect(button(cardOf(page, 'İsmet'), /^Hikayeye Eklendi/)).toBeDisabled();
  await button(page, 'Karakter ekle').click();
  await cardOf(page, 'Adsız karakter').getByLabel('Ad', { exact: true }).fill('Nermin');
  await button(page, 'Kaldır: Nermin').click();
  await expect(cardOf(page, 'Nermin')).toHaveCount(0);
  await button(page, 'Geri al').click();
  await expect(cardOf(page, 'Nermin')).toBeVisible();
  await button(page, 'Kaldır: İsmet').click();
  await expect(cardOf(page, 'İsmet')).toHaveCount(0);
  expect(await storedCharacters(page)).toMatchObject([{ name: 'İsmet' }]);
});

test('a saved story keeps the cards that were added to it', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Bir gün.' });
  const plot = await writePlot(page, { type: 'development', description: 'Fırtına çıkar.' });
  await page.goto(`/editor?hikaye=${id}`);
  await openTab(page, kinds.plot);
  await button(page, 'Hikayeye Ekle: Fırtına çıkar.').click();
  await openTab(page, kinds.character);
  await button(page, 'Karakter ekle').click();
  await page.getByLabel('Ad', { exact: true }).fill('Nermin');
  await button(page, 'Hikayeye Ekle: Nermin').click();
  await button(page, 'Kaydet: Nermin').click();
  await expect(page.getByText(messages.characters.saved)).toBeVisible();
  await openSide(page, 'Hikaye');
  await button(page, 'Kaydet').click();
  await expect(page.getByText(messages.story.saved)).toBeVisible();
  const [character] = await storedCharacters(page);
  const story = await (await page.request.get(`/api/stories/${id}`)).json();
  expect(story).toMatchObject({ characterIds: [character?.id], plotElementIds: [plot.id] });
  await page.reload();
  await openTab(page, kinds.character);
  await expect(button(page, 'Hikayeye Eklendi: Nermin')).toBeDisabled();
  await openTab(page, kinds.plot);
  await expect(button(page, 'Hikayeye Eklendi: Fırtına çıkar.')).toBeDisabled();
});

test('cards that were deleted elsewhere do not count against the story’s limit', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  const gone = [];
  for (let at = 0; at < 20; at += 1) gone.push((await writeCharacter(page, { name: `Giden ${at}` })).id);
  await writeCharacter(page, { name: 'Kalan' });
  const story = { id: randomUUID(), title: 'Fener', content: 'Bir gün.', characterIds: gone };
  expect((await page.request.post('/api/stories', { data: story })).status()).toBe(201);
  await page.goto(`/editor?hikaye=${story.id}`);
  await openTab(page, kinds.character);
  await expect(button(page, 'Hikayeye Ekle: Kalan')).toBeDisabled();
  for (const id of gone) await page.request.delete(`/api/characters/${id}`);
  await page.reload();
  await openTab(page, kinds.character);
  await button(page, 'Hikayeye Ekle: Kalan').click();
  await expect(button(page, 'Hikayeye Eklendi: Kalan')).toBeDisabled();
});

test('many cards can be searched, with Turkish characters in either case', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  for (const name of ['İnci', 'Işıl', 'Nermin', 'Çağrı', 'Barış', 'Deniz', 'Ömer'])
    await writeCharacter(page, { name });
  await page.goto('/editor');
  await openTab(page, kinds.character);
  await page.getByLabel('Karakterlerde ara').fill('ışıl');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Işıl']);
  await page.getByLabel('Karakterlerde ara').fill('İNCİ');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['İnci']);
  await page.getByLabel('Karakterlerde ara').fill('zeytin');
  await expect(page.getByText('Aramanıza uyan karakter yok.')).toBeVisible();
  await expectAccessible(page);
});
