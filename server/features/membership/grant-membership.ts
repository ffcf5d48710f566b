import type { GrantAnswer } from '#contract/membership.ts';
import type { AppContext, Deps } from '#server/context.ts';
import { answerGrant, noGrant } from './answer-grant.ts';
import { countByAddress } from './count-call.ts';
import { memberOf } from './find-member.ts';
import { findByReference, findClaimable, findUnderWay } from './find-payment.ts';
import type { PaymentRow } from './payment-row.ts';
import { performGrant } from './perform-grant.ts';

/**
 * The fixed link notifies of nothing: who says to have paid by it is put before an administrator, once for a name
 * (decisions, Membership bridge).
 */
async function request({ db, now }: Deps, row: PaymentRow): Promise<PaymentRow> {
  const asked = await db
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
  return asked ?? { ...row, state: 'requested' };
}

/** A refusal stands this long, ms: asking on and on must not reach the outside service each time. */
const refusalStandsMs = 5_000;

const isJustRefused = ({ state, updated_at }: PaymentRow, now: Date) =>
  state === 'refused' && now.getTime() - updated_at.getTime() < refusalStandsMs;

/**
 * POST /grant: gives the membership that was paid for, once for each payment. Who names the payment that they began is
 * answered the same however often they ask; who names none, once.
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
  await countByAddress(ctx, 'grant');
  const member = await memberOf(deps, username);
  // In the same words as a member without a payment: this call must not tell who exists.
  if (!member) return noGrant();
  const named = reference === undefined ? undefined : await findByReference(deps, member, reference);
  if (named?.state === 'granted') return answerGrant(named, deps.now());
  const claimable = await findClaimable(deps, member, reference ?? null);
  if (claimable && isJustRefused(claimable, deps.now())) return answerGrant(claimable, deps.now());
  if (claimable) {
    const row = await performGrant(deps, claimable.id);
    ctx.log.info({ payment: row.id, state: row.state }, 'membership grant');
    return answerGrant(row, deps.now());
  }
  const underWay = named ?? (await findUnderWay(deps, member));
  if (!underWay) return noGrant();
  const isUnproven = underWay.way === 'fixed' && underWay.state === 'open';
  return answerGrant(isUnproven ? await request(deps, underWay) : underWay, deps.now());
}
