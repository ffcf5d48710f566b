import type { Conversation } from '#contract/conversations.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { countByAddress } from '#server/rate-limit/count-by-address.ts';
import { messageOfLink } from './conversation-link.ts';
import { mustOwnConversation, readConversation } from './read-conversation.ts';

/** Opened links of one address in ten minutes: enough for a reader who reloads, too few to try secrets. */
const openLimit = { name: 'conversation-link', limit: 120, windowSeconds: 600 };

/** The conversation of a mailed link. @throws NOT_FOUND, TOO_MANY_REQUESTS */
export async function openLink({
  ctx,
  input: { secret },
}: {
  ctx: AppContext;
  input: { secret: string };
}): Promise<Conversation> {
  await countByAddress(ctx, openLimit);
  const { db, now } = ctx.deps;
  return readConversation(db, await messageOfLink(db, secret, now()));
}

/** One of the caller's own conversations. @throws NOT_FOUND */
export async function getConversation({
  ctx,
  input: { id },
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<Conversation> {
  const { db } = ctx.deps;
  await mustOwnConversation(db, { messageId: id, userId: signedIn(ctx).id });
  return readConversation(db, id);
}
