import type { Transaction } from 'kysely';
import { type AppContext, type Deps, signedIn } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { mailSite } from '#server/mail/index.ts';
import { writeAudit } from '../audit/index.ts';
import { noGrant } from './answer-grant.ts';
import { isLapsed, type PaymentRow, undecidedStates } from './payment-row.ts';
import { performGrant } from './perform-grant.ts';
import { rejectedMail } from './rejected-mail.ts';

/** Locks a payment that needs a decision. @throws ALREADY_DECIDED when another administrator has decided */
async function lockUndecided(trx: Transaction<DB>, id: string, now: Date): Promise<PaymentRow> {
  const row = await trx
    .selectFrom('membership_payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row && isLapsed(row, now)) {
    return trx
      .updateTable('membership_payments')
      .set({ state: 'uncertain', claimed_until: null, updated_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  if (!row || !undecidedStates.some((state) => state === row.state)) throw new AppError('ALREADY_DECIDED');
  return row;
}

/** Mails the account of a rejected payment. A username of an outside service without an account here has no address. */
async function tellRejected(deps: Deps, trx: Transaction<DB>, row: PaymentRow, note: string): Promise<void> {
  if (row.user_id === null) return;
  const person = await trx
    .selectFrom('users')
    .select(['email', 'name'])
    .where('id', '=', row.user_id)
    .executeTakeFirst();
  if (!person) return;
  await deps.mail.send(rejectedMail(mailSite(deps), person, { username: row.username, note }), {
    within: trx,
  });
}

/** Changes a payment's state and writes the audit log, in one transaction. @throws ALREADY_DECIDED */
async function decide(
  ctx: AppContext,
  id: string,
  to: 'paid' | 'rejected',
  reason: string | null,
): Promise<void> {
  const { db, now } = ctx.deps;
  const at = now();
  await db.transaction().execute(async (trx) => {
    const row = await lockUndecided(trx, id, at);
    const paidAt = to === 'paid' ? (row.paid_at ?? at) : row.paid_at;
    await trx
      .updateTable('membership_payments')
      .set({ state: to, reason, paid_at: paidAt, updated_at: at })
      .where('id', '=', id)
      .execute();
    if (to === 'rejected') await tellRejected(ctx.deps, trx, row, reason ?? '');
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: to === 'paid' ? 'membership.approved' : 'membership.rejected',
      subject: { type: 'membership_payment', id },
      before: { state: row.state, reason: row.reason },
      after: { state: to, reason, username: row.username },
      now: at,
    });
  });
}

/** Marks a payment as paid and grants it. @throws ALREADY_DECIDED */
export async function approveGrant({ ctx, input: { id } }: { ctx: AppContext; input: { id: string } }) {
  await decide(ctx, id, 'paid', null);
  const row = await performGrant(ctx.deps, id);
  ctx.log.info({ payment: id, state: row.state }, 'membership grant approved');
  const new_expiry = row.new_expiry?.toISOString() ?? null;
  return row.state === 'granted'
    ? { ok: true, err: null, new_expiry }
    : { ok: false, err: noGrant(row.reason).err, new_expiry: null };
}

/** Rejects a payment finally, without a grant, and mails the person the note. @throws ALREADY_DECIDED */
export async function rejectGrant({
  ctx,
  input: { id, note },
}: {
  ctx: AppContext;
  input: { id: string; note: string };
}): Promise<{ ok: true }> {
  await decide(ctx, id, 'rejected', note);
  return { ok: true };
}
