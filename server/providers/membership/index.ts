/** The public API of the adapter of an outside membership service. */
export { createHttpMembershipService } from './http-membership-service.ts';
export { type GrantOutcome, type MembershipService, MembershipServiceError } from './membership-service.ts';
