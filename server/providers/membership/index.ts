/** The face of membership services outside of this site. */
export { createHttpMembershipService } from './http-membership-service.ts';
export { type GrantOutcome, type MembershipService, MembershipServiceError } from './membership-service.ts';
