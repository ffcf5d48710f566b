import { ORPCError } from '@orpc/server';
import { isAPIError } from 'better-auth/api';

/** better-auth's codes (1.7.7) and the contract's errors; their Turkish texts stand in the contract. */
const contractCodes: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'WRONG_CREDENTIALS',
  INVALID_PASSWORD: 'WRONG_CREDENTIALS',
  USER_ALREADY_EXISTS: 'EMAIL_TAKEN',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'EMAIL_TAKEN',
  USERNAME_IS_ALREADY_TAKEN: 'USERNAME_TAKEN',
  PASSWORD_TOO_SHORT: 'PASSWORD_TOO_SHORT',
  INVALID_EMAIL: 'INVALID_EMAIL',
  BANNED_USER: 'ACCOUNT_BANNED',
  VALIDATION_ERROR: 'MALFORMED_REQUEST',
};

/** The code of a fault that better-auth worded itself, or null (a database fault, a bug). */
export function authCodeOf(fault: unknown): string | null {
  return isAPIError(fault) && typeof fault.body?.code === 'string' ? fault.body.code : null;
}

/** Words a fault of better-auth as the contract does; anything unknown is passed on as it is. */
export function toAuthError(fault: unknown): unknown {
  const code = authCodeOf(fault);
  const ours = code === null ? undefined : contractCodes[code];
  return ours === undefined ? fault : new ORPCError(ours, { cause: fault });
}
