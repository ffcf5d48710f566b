import type { Mailing } from '#contract/mailings.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '../audit/index.ts';
import { presentMailing } from './present-mailing.ts';
import { linkLabelOf, type WrittenInput } from './preview-mailing.ts';

/**
 * Stores a mailing, which the job then sends; the same id starts it once.
 * @throws NO_MAIL_SERVER, MAILING_TAKEN when the id has another text
 */
export async function startMailing({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: WrittenInput & { id: string };
}): Promise<Mailing> {
  const { db, mailer, now } = ctx.deps;
  if (!mailer) throw new AppError('NO_MAIL_SERVER');
  const actor = signedIn(ctx);
  const { id, kind, subject, body, linkPath } = input;
  return db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('mailings')
      .values({
        id,
        kind,
        subject,
        body,
        link_path: linkPath,
        link_label: linkLabelOf(linkPath),
        started_by: actor.email,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!made) {
      const known = await trx
        .selectFrom('mailings')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const isSame =
        known.kind === kind &&
        known.subject === subject &&
        known.body === body &&
        known.link_path === linkPath;
      if (!isSame) throw new AppError('MAILING_TAKEN');
      return presentMailing(known);
    }
    await writeAudit(trx, {
      actor,
      action: 'mailing.started',
      subject: { type: 'mailing', id },
      before: {},
      after: { kind, subject },
      now: now(),
    });
    return presentMailing(made);
  });
}
