import type { GrantAnswer } from '#contract/membership.ts';
import { messages } from '#domain/messages/index.ts';
import type { AppContext, Deps } from '#server/context.ts';
import { mailSite } from '#server/mail/index.ts';
import { mailId } from '../payments/index.ts';
import { answerGrant, noGrant } from './answer-grant.ts';
import { countCall } from './count-call.ts';
import { memberOf } from './find-member.ts';
import { findOwn } from './find-own.ts';
import { claimableStates, type PaymentRow } from './payment-row.ts';
import { performGrant } from './perform-grant.ts';
import { requestedMail } from './requested-mail.ts';

/**
 * Requests an administrator's approval of a payment by the fixed link, which sends no notifications; once for a name
 * (docs/product/membership.md).
 */
async function requestApproval(deps: Deps, row: PaymentRow): Promise<PaymentRow> {
  const { db, mail, now } = deps;
  return db.transaction().execute(async (trx) => {
    const requested = await trx
      .updateTable('membership_payments')
      .set({ state: 'requested', requested_at: now(), updated_at: now() })
      .where('id', '=', row.id)
      .where('state', '=', 'open')
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('membership_payments as other')
              .select('other.id')
              .whereRef('other.username_key', '=', 'membership_payments.username_key')
              .where('other.state', '=', 'requested'),
          ),
        ),
      )
      .returningAll()
      .executeTakeFirst();
    // Support gets a mail, because administrators may not open the screen for days.
    if (requested)
      await mail.send(requestedMail(mailSite(deps), requested), {
        within: trx,
        id: mailId(requested.id, 'requested'),
      });
    return requested ?? { ...row, state: 'requested' };
  });
}

/** How long a refusal is returned again without a new attempt, ms; this limits calls of the outside service. */
const refusalReuseMs = 5_000;

const isJustRefused = ({ state, updated_at }: PaymentRow, now: Date) =>
  state === 'refused' && now.getTime() - updated_at.getTime() < refusalReuseMs;

/**
 * POST /grant: grants the paid membership, once for each payment. A caller with the payment's reference gets the same
 * answer at each call; the signed-in member needs no reference. All other callers get one answer for every name, so that
 * the call does not reveal members, payments or plans.
 * @throws TOO_MANY_REQUESTS
 */
export async function grantMembership({
  ctx,
  input: { username, reference },
}: {
  ctx: AppContext;
  input: { username: string; reference?: string | undefined };
}): Promise<GrantAnswer> {
  const { deps } = ctx;
  await countCall(ctx, 'grant');
  const member = await memberOf(deps, username);
  const row = member && (await findOwn(ctx, member, reference));
  if (!row) return noGrant(messages.membership.noOwnPayment);
  const now = deps.now();
  if (claimableStates.some((state) => state === row.state)) {
    if (isJustRefused(row, now)) return answerGrant(row, now);
    const done = await performGrant(deps, row.id);
    ctx.log.info({ payment: done.id, state: done.state }, 'membership grant');
    return answerGrant(done, deps.now());
  }
  const isUnproven = row.way === 'fixed' && row.state === 'open';
  return answerGrant(isUnproven ? await requestApproval(deps, row) : row, now);
}
