import type { Conversation } from '#contract/conversations.ts';
import { type AppContext, type Deps, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { mailSite } from '#server/mail/index.ts';
import { countByAddress } from '#server/rate-limit/count-by-address.ts';
import { enforceLimit } from '#server/rate-limit/enforce-limit.ts';
import { readAssignees } from './assign-message.ts';
import { answeredMail } from './contact-mails.ts';
import { messageOfLink } from './conversation-link.ts';
import { lockMessage } from './message-row.ts';
import { mustOwnConversation, readConversation } from './read-conversation.ts';

interface Answer {
  answerId: string;
  body: string;
}

/** Answers in an hour: of one address, which many people may share, and in one conversation. */
const addressLimit = { name: 'conversation-answer', limit: 30, windowSeconds: 3_600 };
const conversationLimit = { limit: 20, windowSeconds: 3_600 };

/**
 * Stores the sender's answer and its mail to the administrators in one transaction, once for each answer id. It opens the
 * conversation again: a new turn of the sender has the status "new" until an administrator deals with it.
 * @throws NOT_FOUND, TOO_MANY_REQUESTS, ANSWER_ALREADY_SENT with the current conversation
 */
async function storeAnswer(deps: Deps, messageId: string, { answerId, body }: Answer): Promise<Conversation> {
  await enforceLimit(deps, `conversation-answer:${messageId}`, conversationLimit);
  await deps.db.transaction().execute(async (trx) => {
    const message = await lockMessage(trx, messageId);
    const sent = await trx
      .selectFrom('contact_replies')
      .select(['message_id', 'body', 'side'])
      .where('id', '=', answerId)
      .executeTakeFirst();
    if (sent?.message_id === messageId && sent.side === 'sender' && sent.body === body) return;
    if (sent)
      throw new AppError('ANSWER_ALREADY_SENT', {
        data: { current: await readConversation(trx, messageId) },
      });
    const at = deps.now();
    await trx
      .insertInto('contact_replies')
      .values({ id: answerId, message_id: messageId, side: 'sender', body, created_at: at })
      .execute();
    await trx
      .updateTable('contact_messages')
      .set({ status: 'new', sender_answered_at: at, revision: message.revision + 1, updated_at: at })
      .where('id', '=', messageId)
      .execute();
    // Somebody who is no administrator any more gets no mail of it.
    const assignee =
      message.assignee_id === null
        ? undefined
        : (await readAssignees(trx, deps.env)).find(({ id }) => id === message.assignee_id);
    await deps.mail.send(answeredMail(mailSite(deps), message, { body, to: assignee?.email }), {
      within: trx,
      id: answerId,
    });
  });
  return readConversation(deps.db, messageId);
}

/** An answer by a mailed link, without sign-in. @throws as `storeAnswer` */
export async function answerLink({
  ctx,
  input: { secret, ...answer },
}: {
  ctx: AppContext;
  input: Answer & { secret: string };
}): Promise<Conversation> {
  await countByAddress(ctx, addressLimit);
  const { deps } = ctx;
  return storeAnswer(deps, await messageOfLink(deps.db, secret, deps.now()), answer);
}

/** An answer in an own conversation. @throws as `storeAnswer` */
export async function answerConversation({
  ctx,
  input: { id, ...answer },
}: {
  ctx: AppContext;
  input: Answer & { id: string };
}): Promise<Conversation> {
  await countByAddress(ctx, addressLimit);
  await mustOwnConversation(ctx.deps.db, { messageId: id, userId: signedIn(ctx).id });
  return storeAnswer(ctx.deps, id, answer);
}
