import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { drawer, openGeneration } from './editor-layout.ts';
import { expect, expectAccessible, expectFitsPhone, test } from './fixtures.ts';
import { manuscript, wholeText } from './manuscript.ts';
import { signUp, writeStory } from './people.ts';

const premise = 'Son fener bekçisi her gece aynı gemiyi görür.';
const direction = (page: Page) => page.getByLabel('Nereye gitsin?');
const receipt = (page: Page) => page.getByText(/\d+ token harcandı/).filter({ visible: true });

async function openStory(page: Page, content: string) {
  const story = await writeStory(page, { title: 'Fener', content, prompt: premise });
  await page.goto(`/editor?hikaye=${story.id}`);
  await expect(manuscript(page)).toContainText(content.slice(0, 12));
  await openGeneration(page);
  return story;
}

/** Waits for the next generation request and returns its body. */
async function nextRequest(page: Page) {
  const request = await page.waitForRequest('**/api/generations/stream');
  return request.postDataJSON() as Record<'idea' | 'premise' | 'existingText', string>;
}

test('an empty direction continues the story, with its first idea as the premise', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  await openStory(page, 'Yağmur dinmişti.');
  await expect(direction(page)).toHaveValue('');
  await expect(page.getByText(/Devamı yaklaşık [\d.]+–[\d.]+ token harcar\./)).toBeVisible();
  const asked = nextRequest(page);
  await page.getByRole('button', { name: 'Devam et' }).filter({ visible: true }).click();
  expect(await asked).toMatchObject({ idea: '', premise, existingText: 'Yağmur dinmişti.' });
  await expect(receipt(page)).toBeVisible();
  const text = await wholeText(page);
  expect(text.startsWith('Yağmur dinmişti.\n\n')).toBe(true);
  // Only the delivered text is charged.
  const cost = Number(/(\d+) token harcandı/.exec(await receipt(page).innerText())?.[1]);
  expect(cost).toBe(Math.ceil((text.length - 'Yağmur dinmişti.\n\n'.length) / 4));
});

test('a direction is sent once, and its field is cleared after the text has arrived', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  await openStory(page, 'Yağmur dinmişti.');
  await direction(page).fill('Bir yelken görünsün.');
  const asked = nextRequest(page);
  await page.keyboard.press('ControlOrMeta+Enter');
  expect(await asked).toMatchObject({ idea: 'Bir yelken görünsün.', premise });
  await expect(receipt(page)).toBeVisible();
  await expect(direction(page)).toHaveValue('');
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByText('Hikâyenin fikri').first().click();
  const idea = page.getByLabel('Hikâyenin fikri');
  await expect(idea).toBeVisible();
  await expect(idea).toHaveValue(premise);
});

test('the first idea stays with the story and is not sent as a direction', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/editor');
  await page.getByLabel('Hikâye fikri').fill(premise);
  // One paragraph, so that the first day's tokens pay for a second text.
  await page.getByText('Uzunluk, okur, içerik').click();
  await page.getByRole('group', { name: 'Paragraf sayısı' }).getByText('1', { exact: true }).click();
  await page.getByLabel('Hikâye fikri').focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(receipt(page)).toBeVisible();
  await openGeneration(page);
  await expect(direction(page)).toHaveValue('');
  await expect(page.getByLabel('Hikâyenin fikri')).toHaveValue(premise);
  const asked = nextRequest(page);
  await page.getByRole('button', { name: 'Devam et' }).filter({ visible: true }).click();
  expect(await asked).toMatchObject({ idea: '', premise });
});

test('Ctrl+Enter in the text continues at the caret, as one undo step', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  await openStory(page, 'Yağmur dinmişti. Gece oldu.');
  await manuscript(page).press('ControlOrMeta+Home');
  for (let step = 0; step < 'Yağmur dinmişti.'.length; step += 1) await page.keyboard.press('ArrowRight');
  const asked = nextRequest(page);
  await page.keyboard.press('ControlOrMeta+Enter');
  expect((await asked).existingText.trimEnd()).toBe('Yağmur dinmişti.');
  await expect(receipt(page)).toBeVisible();
  const text = await wholeText(page);
  expect(text).toMatch(/^Yağmur dinmişti. \n\n[\s\S]{50,}\n\nGece oldu\.$/u);
  await manuscript(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  expect(await wholeText(page)).toBe('Yağmur dinmişti. Gece oldu.');
});

test('a direction stays in its field when its generation is refused, and after a reload', {
  tag: '@once',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 402/);
  await signUp(page);
  await openStory(page, 'Yağmur dinmişti.');
  await page.request.post('/api/tokens/use', {
    data: { text: 'a'.repeat(1_640), idempotencyKey: 'spend-nearly-all' },
  });
  await direction(page).fill('Bir yelken görünsün.');
  await page.keyboard.press('ControlOrMeta+Enter');
  const panel = page.getByRole('region', { name: 'Üretim', exact: true });
  await expect(panel.getByText(messages.generation.tooFewTokens)).toBeVisible();
  await expect(direction(page)).toHaveValue('Bir yelken görünsün.');
  await page.reload();
  await openGeneration(page);
  await expect(direction(page)).toHaveValue('Bir yelken görünsün.');
});

test('a continuation can be written again as a further variant', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await openStory(page, 'Yağmur dinmişti.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(receipt(page)).toBeVisible();
  await page.getByRole('button', { name: 'Yeniden yaz, karşılaştır' }).click();
  const dialog = drawer(page, 'Seçenekler');
  await dialog.getByRole('button', { name: /^Yeniden yaz/ }).click();
  await expect(dialog.getByRole('status').filter({ hasText: '2/2' })).toBeVisible();
});

test('Ctrl+Enter in the line of a slash takes its choices along, at the caret', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Gece.\n\nSabah.', prompt: premise });
  await page.goto(`/editor?hikaye=${id}`);
  await manuscript(page).press('ControlOrMeta+Home');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await expect(direction(page)).toBeFocused();
  await page.keyboard.type('Bir yelken görünür.');
  const asked = nextRequest(page);
  await page.keyboard.press('ControlOrMeta+Enter');
  const request = await asked;
  expect(request).toMatchObject({ idea: 'Bir yelken görünür.' });
  expect(request.existingText.trim()).toBe('Gece.');
  await expect(receipt(page)).toBeVisible();
  await expect(direction(page)).toHaveCount(0);
});
