import type { AppContext } from '#server/context.ts';
import { isSelf, type Member } from './find-member.ts';
import { findByReference, findClaimable, findUnderWay, type Own } from './find-payment.ts';
import type { PaymentRow } from './payment-row.ts';

/** Finds the payment that the caller may see: that of their reference, or the signed-in account's own. */
export async function findOwn(
  { deps, user }: AppContext,
  member: Member,
  reference: string | undefined,
): Promise<PaymentRow | undefined> {
  const named = reference === undefined ? undefined : await findByReference(deps, member, reference);
  if (named?.state === 'granted') return named;
  // A browser may have paid its replaced link: both links were created with its key.
  const own: Own | null = named?.client_key
    ? { key: named.client_key }
    : isSelf(user, member) && user
      ? { userId: user.id }
      : null;
  if (!own) return named;
  return (
    (await findClaimable(deps, member, own, reference)) ?? named ?? (await findUnderWay(deps, member, own))
  );
}
