import type { AppContext } from '#server/context.ts';
import { countCall } from './count-call.ts';
import { isMember } from './find-member.ts';

/**
 * GET /validate: returns only whether a member has this username (docs/product/membership.md).
 * @throws TOO_MANY_REQUESTS, MEMBERSHIP_UNAVAILABLE
 */
export async function validateUsername({ ctx, input }: { ctx: AppContext; input: { username: string } }) {
  await countCall(ctx, 'validate', 'validateDay');
  return { ok: await isMember(ctx.deps, input.username) };
}
