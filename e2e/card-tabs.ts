import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { openSide } from './editor-layout.ts';
import { expect } from './fixtures.ts';

/** Both kinds of cards with their tab, its texts and their storage. */
export const kinds = {
  character: {
    tab: 'Karakterler',
    add: 'Karakter ekle',
    path: '/api/characters',
    words: messages.characters,
  },
  plot: { tab: 'Olay Örgüsü', add: 'Olay ekle', path: '/api/plot-elements', words: messages.plotElements },
} as const;
export type Kind = (typeof kinds)[keyof typeof kinds];

/** Finds a button by its name or a part of it. */
export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });
/** Finds a card in its list. */
export const cardOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 3, name, exact: true }).locator('xpath=ancestor::li[1]');

/** Opens the tab of a kind of cards. */
export async function openTab(page: Page, { tab }: Kind): Promise<void> {
  await openSide(page, tab);
  await expect(page.getByRole('heading', { level: 2, name: tab, exact: true })).toBeVisible();
}

/** Saves a character through the API, as the person signed in on the page. */
export async function writeCharacter(page: Page, fields: Record<string, string>): Promise<{ id: string }> {
  const answer = await page.request.post('/api/characters', { data: { id: randomUUID(), ...fields } });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** Saves a plot element through the API, as the person signed in on the page. */
export async function writePlot(page: Page, fields: Record<string, string>): Promise<{ id: string }> {
  const answer = await page.request.post('/api/plot-elements', { data: { id: randomUUID(), ...fields } });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** Reads the characters from the server. */
export const storedCharacters = async (page: Page) =>
  (await (await page.request.get('/api/characters')).json()).characters as {
    id: string;
    name: string;
    revision: number;
  }[];

/** Waits until the browser's draft contains the words. */
export async function expectKept(page: Page, words: string): Promise<void> {
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const request = indexedDB.open('yazihane');
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const all = request.result.transaction('cards').objectStore('cards').getAll();
            all.onsuccess = () => {
              request.result.close();
              resolve(JSON.stringify(all.result));
            };
          };
        }),
    );
  await expect.poll(kept).toContain(words);
}
