import type { Mailing } from '#contract/mailings.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '../audit/index.ts';
import { presentMailing } from './present-mailing.ts';

/**
 * Stops a mailing: the mail under way is the last one. A repeat answers the stopped mailing.
 * @throws NOT_FOUND, MAILING_ENDED when everybody has it
 */
export async function stopMailing({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<Mailing> {
  const { db, now } = ctx.deps;
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('mailings')
      .selectAll()
      .where('id', '=', input.id)
      .forUpdate()
      .executeTakeFirst();
    if (!known) throw new AppError('NOT_FOUND');
    if (known.finished_at) throw new AppError('MAILING_ENDED');
    if (known.stopped_at) return presentMailing(known);
    const stopped = await trx
      .updateTable('mailings')
      .set({ stopped_at: now() })
      .where('id', '=', input.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'mailing.stopped',
      subject: { type: 'mailing', id: input.id },
      before: {},
      after: { kind: stopped.kind, subject: stopped.subject, sent: stopped.sent },
      now: now(),
    });
    return presentMailing(stopped);
  });
}
