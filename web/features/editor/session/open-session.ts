import { checkAfterRestart } from '#web/features/service-worker/index.ts';
import { openDeviceCopy } from './device-copy.ts';
import { StorySession } from './story-session.ts';
import type { Socket } from './sync-connection.ts';
import { openTabChannel } from './tab-channel.ts';

/** WebSocket close code of a server that ends, perhaps because a new build takes over. */
const restartCode = 1012;

export interface StoryAddress {
  userId: string;
  storyId: string;
  /** True for a story that begins here. */
  isNew: boolean;
}

function connect({ userId, storyId }: StoryAddress, since: number, create: boolean): Socket {
  const url = new URL(`/api/stories/${storyId}/sync`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.searchParams.set('since', String(since));
  // Another account that signs in in this browser never receives these words.
  url.searchParams.set('writer', userId);
  if (create) url.searchParams.set('create', '1');
  const socket = new WebSocket(url);
  socket.addEventListener('close', ({ code }) => {
    if (code === restartCode) checkAfterRestart();
  });
  return socket as Socket;
}

/** A person's story in this browser, to be opened; close it when it is left. */
export function createSession(address: StoryAddress): StorySession {
  const { userId, storyId, isNew } = address;
  return new StorySession({
    connect: ({ since, create }) => connect(address, since, create),
    openCopy: (doc) => openDeviceCopy(userId, storyId, doc),
    tabs: openTabChannel(userId, storyId),
    isNew,
  });
}
