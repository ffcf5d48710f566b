import { expect, test } from 'vitest';
import { createDevice, openFakeCopy } from '#testing/story-sync/fake-device.ts';
import { StorySession } from './story-session.ts';
import { openTabChannel } from './tab-channel.ts';

/** A tab without a connection. */
async function openTab(userId: string, storyId: string): Promise<StorySession> {
  const session = new StorySession({
    connect: () => {
      const socket = { binaryType: '', onmessage: null, onerror: null, send() {}, close() {} };
      return Object.assign(socket, { onclose: null as (() => void) | null });
    },
    openCopy: (doc) => openFakeCopy(createDevice(), doc),
    tabs: openTabChannel(userId, storyId),
    isNew: true,
  });
  await session.open();
  return session;
}

test('two tabs of one person show each other’s words without a connection; another account’s tab does not', async () => {
  const [first, second, stranger] = await Promise.all([
    openTab('ayşe', 'fener'),
    openTab('ayşe', 'fener'),
    openTab('burak', 'fener'),
  ]);
  first.write({ content: 'Işık söndü.' });
  await expect.poll(() => second.contents().content).toBe('Işık söndü.');
  second.write({ title: 'Fener' });
  await expect.poll(() => first.contents().title).toBe('Fener');
  expect(stranger.contents()).toMatchObject({ title: '', content: '' });
  await Promise.all([first, second, stranger].map((session) => session.close()));
});
