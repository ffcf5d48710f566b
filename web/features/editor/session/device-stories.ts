import { countWords } from '#domain/story/story.ts';
import { deviceStoriesKey, removeStoryCopy, unsentKeys } from '#web/lib/story-copies.ts';

/** A story that this device keeps a copy of, as the list without a connection shows it. */
export interface DeviceStory {
  id: string;
  title: string;
  wordCount: number;
}

/** Stories that a device keeps: those that were open last. */
const mostStories = 20;

const isDeviceStory = (value: unknown): value is DeviceStory => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, wordCount } = value as Partial<Record<keyof DeviceStory, unknown>>;
  return typeof id === 'string' && typeof title === 'string' && typeof wordCount === 'number';
};

/** A person's stories on this device, the one that was open last first. */
export function listDeviceStories(userId: string): DeviceStory[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(deviceStoriesKey(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isDeviceStory) : [];
  } catch {
    return [];
  }
}

/** Puts a story in front of the list; the copies of those that were not open for longest are removed, unless the server lacks them. */
export function noteDeviceStory(
  userId: string,
  { id, title, content }: { id: string; title: string; content: string },
): void {
  const others = listDeviceStories(userId).filter((story) => story.id !== id);
  const isUnsent = (story: DeviceStory) => unsentKeys(userId, story.id).length > 0;
  const kept = others.filter((story, at) => at < mostStories - 1 || isUnsent(story));
  const list = [{ id, title, wordCount: countWords(content) }, ...kept];
  try {
    localStorage.setItem(deviceStoriesKey(userId), JSON.stringify(list));
  } catch {
    // Without storage there are no copies either.
  }
  for (const story of others) if (!kept.includes(story)) void removeStoryCopy(userId, story.id);
}
