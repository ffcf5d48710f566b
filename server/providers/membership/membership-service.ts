/** The result of a grant. */
export type GrantOutcome =
  /** Granted. `newExpiry` is null without a valid end. */
  | { kind: 'granted'; newExpiry: Date | null }
  /** Refused. `reason` is its cleaned message; null without a readable one. */
  | { kind: 'refused'; reason: string | null }
  /** The request was never sent: a retry can't grant twice. */
  | { kind: 'unsent' }
  /** The request was sent and its result is unknown: a retry could grant twice. */
  | { kind: 'uncertain' };

/** The two calls of a membership service (docs/product/membership.md). */
export interface MembershipService {
  /** GET /validate: whether a member of this name exists. @throws MembershipServiceError without a valid answer */
  validate(username: string): Promise<boolean>;
  /** POST /grant: gives or extends a membership. Never throws. */
  grant(username: string): Promise<GrantOutcome>;
}

/** The membership service is unreachable or its answer is invalid. */
export class MembershipServiceError extends Error {
  override readonly name = 'MembershipServiceError';
}
