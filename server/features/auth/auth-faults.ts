import { ORPCError } from '@orpc/server';
import { isAPIError } from 'better-auth/api';

const ofBoth = { INVALID_EMAIL: 'INVALID_EMAIL', VALIDATION_ERROR: 'MALFORMED_REQUEST' };

/** better-auth's codes (1.7.7) and the contract's errors, by operation; their Turkish texts stand in the contract. */
export const contractCodes = {
  signIn: {
    ...ofBoth,
    INVALID_EMAIL_OR_PASSWORD: 'WRONG_CREDENTIALS',
    INVALID_PASSWORD: 'WRONG_CREDENTIALS',
    BANNED_USER: 'ACCOUNT_BANNED',
  },
  signUp: {
    ...ofBoth,
    USER_ALREADY_EXISTS: 'EMAIL_TAKEN',
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'EMAIL_TAKEN',
    USERNAME_IS_ALREADY_TAKEN: 'USERNAME_TAKEN',
    INVALID_PASSWORD: 'PASSWORD_TOO_SHORT',
    PASSWORD_TOO_SHORT: 'PASSWORD_TOO_SHORT',
  },
};

/** The code of a fault that better-auth worded itself, or null (a database fault, a bug). */
export function authCodeOf(fault: unknown): string | null {
  return isAPIError(fault) && typeof fault.body?.code === 'string' ? fault.body.code : null;
}

/** Words a fault of better-auth as the operation's contract does; anything unknown is passed on as it is. */
export function toAuthError(operation: keyof typeof contractCodes, fault: unknown): unknown {
  const code = authCodeOf(fault);
  const codes: Record<string, string | undefined> = contractCodes[operation];
  const ours = code === null ? undefined : codes[code];
  return ours === undefined ? fault : new ORPCError(ours, { cause: fault });
}
