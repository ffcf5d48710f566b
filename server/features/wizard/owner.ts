import type { AppContext } from '#server/context.ts';

/** Whose a wizard story is: a signed-in person's, or a guest trial's. */
export type StoryOwner = { userId: string; guestId: null } | { userId: null; guestId: string };

/** The owner that a request speaks for; null for a visitor who has no trial yet. */
export function storyOwner({ user, guestId }: Pick<AppContext, 'user' | 'guestId'>): StoryOwner | null {
  if (user) return { userId: user.id, guestId: null };
  return guestId === null ? null : { userId: null, guestId };
}
