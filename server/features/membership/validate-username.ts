import { maskEmail, maskName } from '#domain/account/mask.ts';
import type { AppContext } from '#server/context.ts';
import { countCall } from './count-call.ts';
import { isMember, memberOf } from './find-member.ts';

/**
 * GET /validate: returns whether a member has this username, and for an account of this site its masked name and e-mail
 * address, so that the payer sees who gets the membership (docs/product/membership.md).
 * @throws TOO_MANY_REQUESTS, MEMBERSHIP_UNAVAILABLE
 */
export async function validateUsername({ ctx, input }: { ctx: AppContext; input: { username: string } }) {
  await countCall(ctx, 'validate', 'validateDay');
  if (!(await isMember(ctx.deps, input.username))) return { ok: false, recipient: null };
  const account = (await memberOf(ctx.deps, input.username))?.account;
  return {
    ok: true,
    recipient: account ? { name: maskName(account.name), email: maskEmail(account.email) } : null,
  };
}
