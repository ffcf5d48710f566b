import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { manuscript, savedLine } from './manuscript.ts';
import { signUp, writeStory } from './people.ts';

/** A draft as release 0.3.0 kept it in the browser. */
const oldDraft = (userId: string, part: object) => ({
  id: randomUUID(),
  userId,
  storyId: randomUUID(),
  revision: null,
  title: '',
  genre: '',
  idea: '',
  content: '',
  rating: 'safe',
  added: { characters: [], plot: [] },
  chapters: [],
  tint: [],
  cards: null,
  waits: false,
  unanswered: [],
  updatedAt: Date.now(),
  ...part,
});

/** Puts drafts into the browser's database as release 0.3.0 made it. */
async function keepOldDrafts(page: Page, drafts: readonly object[]): Promise<void> {
  await page.goto('/hakkimizda');
  await page.evaluate(
    (records) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('yazihane', 2);
        asked.onupgradeneeded = () => {
          asked.result.createObjectStore('drafts', { keyPath: 'id' });
          asked.result.createObjectStore('tints', { keyPath: 'storyId' });
        };
        asked.onsuccess = () => {
          const change = asked.result.transaction('drafts', 'readwrite');
          for (const record of records) change.objectStore('drafts').put(record);
          change.oncomplete = () => {
            asked.result.close();
            resolve();
          };
          change.onabort = () => reject(change.error);
        };
      }),
    drafts,
  );
}

test('unsaved texts of the release before go into their stories, tinted, and nothing is lost', {
  tag: '@once',
}, async ({ page, expectedErrors }) => {
  // The story that was never saved is asked for.
  expectedErrors.push(/status of 404/);
  await signUp(page);
  const { viewer } = await (await page.request.get('/api/auth/session')).json();
  const same = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
  const changed = await writeStory(page, { title: 'Kuyu', content: 'Kuyu derindi.' });
  const data = { title: 'Kuyu', content: 'Kuyu çok derindi.', revision: 1 };
  await page.request.put(`/api/stories/${changed.id}`, { data });
  await keepOldDrafts(page, [
    oldDraft(viewer.id, {
      storyId: same.id,
      revision: 1,
      title: 'Fener',
      content: 'İlk cümle. Kaydetmedim.',
      tint: [{ from: 11, to: 23 }],
    }),
    oldDraft(viewer.id, { storyId: changed.id, revision: 1, title: 'Kuyu', content: 'Kuyu derindi. Eski.' }),
    oldDraft(viewer.id, { idea: 'Bir saatçi', content: 'Saatler durdu.' }),
    oldDraft(randomUUID(), { content: 'Başkasının.' }),
  ]);
  await page.goto('/panel');
  const contents = async () => {
    const { stories } = await (await page.request.get('/api/stories')).json();
    return stories
      .map(({ title, preview }: { title: string; preview: string }) => `${title}: ${preview}`)
      .sort();
  };
  await expect
    .poll(contents)
    .toEqual([
      ': Saatler durdu.',
      'Fener: İlk cümle. Kaydetmedim.',
      'Kuyu: Kuyu derindi. Eski.',
      'Kuyu: Kuyu çok derindi.',
    ]);
  await page.goto(`/editor?hikaye=${same.id}`);
  await expect(manuscript(page)).toHaveText('İlk cümle. Kaydetmedim.');
  await expect(page.locator('.cm-ai-text')).toHaveText('Kaydetmedim.');
  await expect(savedLine(page, 'Kaydedildi')).toBeAttached();
  // A second visit finds nothing left, and somebody else's draft stays theirs.
  await page.goto('/panel');
  await expect(page.getByRole('link', { name: 'Fener', exact: true })).toBeVisible();
  expect(await contents()).toHaveLength(4);
});
