import { perDeps } from '#server/per-deps.ts';
import { createHttpMembershipService, type MembershipService } from '#server/providers/membership/index.ts';

/** The outside membership service; null when this site manages memberships itself (docs/product/membership.md). */
export const outsideService = perDeps<MembershipService | null>(({ env, log, now }) =>
  env.membership.serviceUrl === null
    ? null
    : createHttpMembershipService({ url: env.membership.serviceUrl, log, now }),
);
