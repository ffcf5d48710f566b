import type { AppContext } from '#server/context.ts';

/** The owner of a wizard story: a user or a guest trial. */
export type StoryOwner = { userId: string; guestId: null } | { userId: null; guestId: string };

/** The owner of a request; null for a visitor without a trial. */
export function storyOwner({ user, guestId }: Pick<AppContext, 'user' | 'guestId'>): StoryOwner | null {
  if (user) return { userId: user.id, guestId: null };
  return guestId === null ? null : { userId: null, guestId };
}
