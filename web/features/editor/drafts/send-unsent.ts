import type { Story } from '#contract/stories.ts';
import { api } from '#web/lib/api.ts';
import { liveDrafts } from '#web/lib/draft-lock.ts';
import { type Draft, unsavedDrafts } from './draft.ts';
import { draftDatabase } from './draft-database.ts';
import { keepTint } from './keep-tint.ts';
import { sendWaiting } from './send-waiting.ts';

/** A person's unsaved work in this browser that no open tab holds. Rejects where the browser keeps nothing. */
export async function unsentDrafts(userId: string): Promise<Draft[]> {
  const [drafts, live] = await Promise.all([draftDatabase.all(), liveDrafts()]);
  return unsavedDrafts(drafts, userId, live);
}

/** Sends what of it goes by itself; answers the stories. One tab sends: another finds nothing left to send. */
export async function sendUnsent(userId: string): Promise<Story[]> {
  const found = await unsentDrafts(userId);
  if (!navigator.onLine || !found.some(({ waits }) => waits)) return [];
  const send = async () =>
    sendWaiting({ api: api.stories, ...draftDatabase, keepTint, drafts: await unsentDrafts(userId) });
  const sent = (await navigator.locks?.request('yazihane.sending', send)) ?? (await send());
  if (sent.length > 0) withChannel((channel) => channel.postMessage('sent'))?.close();
  return sent;
}

/** Calls back when another tab has sent unsaved work of this browser; the answer stops it. */
export function onSentElsewhere(listener: () => void): () => void {
  const channel = withChannel((opened) => opened.addEventListener('message', listener));
  return () => channel?.close();
}

/** A channel between the tabs of this browser; undefined where there is none. */
function withChannel(use: (channel: BroadcastChannel) => void): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel('yazihane.sent');
  use(channel);
  return channel;
}
