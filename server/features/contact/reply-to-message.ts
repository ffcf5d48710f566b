import type { AdminMessage } from '#contract/admin-messages.ts';
import type { ReplyStatus } from '#domain/account/contact.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { mailSite } from '#server/mail/index.ts';
import { writeAudit } from '../audit/index.ts';
import { replyMail } from './contact-mails.ts';
import { issueConversationLink } from './conversation-link.ts';
import { lockMessage, readMessage } from './message-row.ts';
import { readTurns } from './read-conversation.ts';

interface Input {
  id: string;
  replyId: string;
  revision: number;
  body: string;
  status: ReplyStatus;
}

/**
 * Replies to a message: stores the reply, the status after it, its mail with a new link and the audit record in one
 * transaction, once for each reply id. Based on the revision that the administrator saw, so that two of them don't answer
 * the same message unknowingly.
 * @throws NOT_FOUND, MESSAGE_CHANGED, REPLY_ALREADY_SENT with the current message
 */
export async function replyToMessage({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: Input;
}): Promise<AdminMessage> {
  const { db, mail, now } = ctx.deps;
  const { id, replyId, revision, body, status } = input;
  await db.transaction().execute(async (trx) => {
    const message = await lockMessage(trx, id);
    const sent = await trx
      .selectFrom('contact_replies')
      .select(['message_id', 'body'])
      .where('id', '=', replyId)
      .executeTakeFirst();
    if (sent?.message_id === id && sent.body === body) return;
    if (sent)
      throw new AppError('REPLY_ALREADY_SENT', { data: { current: await readMessage(trx, id, now()) } });
    if (message.revision !== revision)
      throw new AppError('MESSAGE_CHANGED', { data: { current: await readMessage(trx, id, now()) } });
    const actor = signedIn(ctx);
    const at = now();
    const turns = await readTurns(trx, id);
    await trx
      .insertInto('contact_replies')
      .values({
        id: replyId,
        message_id: id,
        body,
        author_id: actor.id,
        author_email: actor.email,
        created_at: at,
      })
      .execute();
    await trx
      .updateTable('contact_messages')
      .set({ status, replied_at: at, revision: revision + 1, updated_at: at })
      .where('id', '=', id)
      .execute();
    const site = mailSite(ctx.deps);
    const link = await issueConversationLink(trx, { messageId: id, siteUrl: site.url, now: at });
    await mail.send(replyMail(site, message, { body, turns, link }), { within: trx, id: replyId });
    await writeAudit(trx, {
      actor,
      action: 'contact_message.replied',
      subject: { type: 'contact_message', id },
      after: { reply: replyId, to: message.email, subject: message.subject, status },
      now: at,
    });
  });
  return readMessage(db, id, now());
}
