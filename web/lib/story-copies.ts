/** The IndexedDB database with a person's copy of a story on this device. */
export const copyDatabase = (userId: string, storyId: string) => `yazihane.story.${userId}.${storyId}`;
/** Begins the local storage keys of the marks of a copy whose changes the server may lack: one for each tab that made some. */
const unsentPrefix = (userId: string, storyId: string) => `yazihane.unsent.${userId}.${storyId}.`;
/** A tab's mark. */
export const unsentKey = (userId: string, storyId: string, tab: string) =>
  `${unsentPrefix(userId, storyId)}${tab}`;
function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // The browser forbids storage: then nothing is marked.
    return [];
  }
}

/** The marks of a copy; none where the server has everything. */
export const unsentKeys = (userId: string, storyId: string): string[] =>
  keysFrom(unsentPrefix(userId, storyId));
/** The ids of a person's stories on this device that have a mark. */
export function unsentStories(userId: string): string[] {
  const prefix = `yazihane.unsent.${userId}.`;
  return [...new Set(keysFrom(prefix).map((key) => key.slice(prefix.length).split('.')[0] ?? ''))];
}
/** The local storage key of a copy's changes that came in the moment before its page was left. */
export const newestKey = (userId: string, storyId: string) => `yazihane.newest.${userId}.${storyId}`;
/** The local storage key of the list of a person's stories on this device. */
export const deviceStoriesKey = (userId: string) => `yazihane.stories.${userId}`;

const openLock = (userId: string, storyId: string) => `yazihane.open.${userId}.${storyId}`;

/** Marks a copy as open in this tab until the returned function is called: it is not removed meanwhile. */
export function holdStoryCopy(userId: string, storyId: string): () => void {
  const closed = Promise.withResolvers<void>();
  // Without Web Locks nothing is marked.
  void navigator.locks?.request(openLock(userId, storyId), { mode: 'shared' }, () => closed.promise);
  return closed.resolve;
}

/** Whether any tab has a copy open. */
async function isOpen(userId: string, storyId: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === openLock(userId, storyId));
}

/** Removes a story's copy from this device, unless a tab has it open. */
export async function removeStoryCopy(userId: string, storyId: string): Promise<void> {
  if (await isOpen(userId, storyId)) return;
  for (const key of unsentKeys(userId, storyId)) localStorage.removeItem(key);
  localStorage.removeItem(newestKey(userId, storyId));
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(copyDatabase(userId, storyId));
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/** Removes the copies of a person's stories from this device; those that the server may lack stay for their owner. */
export async function clearStoryCopies(userId: string): Promise<void> {
  localStorage.removeItem(deviceStoriesKey(userId));
  const prefix = copyDatabase(userId, '');
  for (const { name = '' } of (await indexedDB.databases?.()) ?? []) {
    const storyId = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    if (storyId !== '' && unsentKeys(userId, storyId).length === 0) await removeStoryCopy(userId, storyId);
  }
}
