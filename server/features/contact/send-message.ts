import { referenceOf } from '#domain/account/contact.ts';
import type { AppContext } from '#server/context.ts';
import { mailSite } from '#server/mail/index.ts';
import { type ContactMessage, receivedMail, supportMail } from './contact-mails.ts';
import { issueConversationLink } from './conversation-link.ts';
import { countMessage } from './count-message.ts';

/** Longest user agent that is kept, characters. */
const userAgentLength = 500;

interface Input extends ContactMessage {
  id: string;
  /** The field that people don't see. */
  website: string;
}

/**
 * add_contact_message: keeps a message to support and mails it, both or neither, once for each id. A program that
 * fills in the hidden field is answered like anybody else, and nothing is kept.
 * @throws TOO_MANY_REQUESTS
 */
export async function sendMessage({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: Input;
}): Promise<{ ok: true; reference: string }> {
  await countMessage(ctx);
  if (input.website !== '') {
    ctx.log.info('a contact message of a program was dropped');
    return { ok: true, reference: referenceOf(input.id) };
  }
  const { deps, user } = ctx;
  const { id, website: _, ...message } = input;
  const plan = user?.plan ?? null;
  const at = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('contact_messages')
      .values({
        id,
        user_id: user?.id ?? null,
        plan,
        ...message,
        ip_address: deps.env.recordContactAddress ? ctx.ip : 'unknown',
        user_agent: ctx.userAgent.slice(0, userAgentLength),
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept) return;
    const site = mailSite(deps);
    await deps.mail.send(supportMail(site, { id, ...message }, plan), { within: trx });
    if (user?.emailVerified) {
      const link = await issueConversationLink(trx, { messageId: id, siteUrl: site.url, now: at });
      const to = { email: user.email, name: user.name || user.username || message.name };
      await deps.mail.send(receivedMail(site, to, { message: { id, ...message }, link }), {
        within: trx,
        id,
      });
    }
  });
  return { ok: true, reference: referenceOf(input.id) };
}
