/** What came of asking a membership service for a grant. */
export type GrantOutcome =
  /** It said yes. `newExpiry` is null where it named no end that makes sense. */
  | { kind: 'granted'; newExpiry: Date | null }
  /** It said no, for certain. `reason` is what it said, fit to be shown; null where it said nothing readable. */
  | { kind: 'refused'; reason: string | null }
  /** It was never asked: asking again can't grant twice. */
  | { kind: 'unsent' }
  /** It was asked, and its answer is unknown: asking again could grant twice. */
  | { kind: 'uncertain' };

/** The two calls of a membership service (docs/product/membership.md). */
export interface MembershipService {
  /** GET /validate: whether it has a member of this name. @throws MembershipServiceError where it doesn't say. */
  validate(username: string): Promise<boolean>;
  /** POST /grant: gives or extends a membership. Never throws: what is unknown is an outcome too. */
  grant(username: string): Promise<GrantOutcome>;
}

/** A membership service that can't be asked, or answers what nobody can read. */
export class MembershipServiceError extends Error {
  override readonly name = 'MembershipServiceError';
}
