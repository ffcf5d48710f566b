import { sql } from 'kysely';
import { type MailingLinkPath, mailingLinks } from '#domain/account/mailings.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { mailSite } from '#server/mail/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';
import { enforceLimit } from '#server/rate-limit/enforce-limit.ts';
import { audienceOf } from './audience.ts';
import { writtenMail } from './mailing-mails.ts';
import type { WrittenKind } from './mailing-row.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** What an administrator writes. */
export interface WrittenInput {
  kind: WrittenKind;
  subject: string;
  body: string;
  /** Empty for no link. */
  linkPath: MailingLinkPath | '';
}

/** The label of the link; empty without one. */
export const linkLabelOf = (path: WrittenInput['linkPath']): string =>
  path === '' ? '' : mailingLinks[path];

/** The mail as this administrator gets it; its link out of the list is the administrator's own. */
function ownMail(ctx: AppContext, input: WrittenInput): Mail {
  const { id, email, name } = signedIn(ctx);
  const token =
    input.kind === 'product_news' ? unsubscribeToken({ userId: id, kind: input.kind }, ctx.deps.env) : null;
  return writtenMail(
    mailSite(ctx.deps),
    { email, name },
    { ...input, linkLabel: linkLabelOf(input.linkPath) },
    token,
  );
}

/** Shows the mail and to how many people it would go now; sends nothing. */
export async function previewMailing({ ctx, input }: { ctx: AppContext; input: WrittenInput }) {
  const { subject, text, html } = ownMail(ctx, input);
  const { rows } = await sql<{ recipients: number }>`
    SELECT count(*)::int AS recipients FROM users u WHERE ${audienceOf(input.kind)}`.execute(ctx.deps.db);
  return { subject, text, html, recipients: rows[0]?.recipients ?? 0 };
}

/** Sends the mail to this administrator alone. @throws TOO_MANY_REQUESTS */
export async function testMailing({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: WrittenInput;
}): Promise<{ to: string }> {
  const { id } = signedIn(ctx);
  await enforceLimit(ctx.deps, `mailing-test:${id}`, { limit: 20, windowSeconds: 3_600 });
  const mail = ownMail(ctx, input);
  await ctx.deps.mail.send({ ...mail, subject: `Deneme: ${mail.subject}` });
  return { to: mail.to };
}
