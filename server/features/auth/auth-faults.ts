import { isAPIError } from 'better-auth/api';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '#server/errors.ts';

/** better-auth's codes (1.7.7) at sign-up and the contract's errors; their Turkish texts stand in the contract. */
export const contractCodes = {
  INVALID_EMAIL: 'INVALID_EMAIL',
  VALIDATION_ERROR: 'MALFORMED_REQUEST',
  USER_ALREADY_EXISTS: 'EMAIL_TAKEN',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'EMAIL_TAKEN',
  USERNAME_IS_ALREADY_TAKEN: 'USERNAME_TAKEN',
  INVALID_PASSWORD: 'PASSWORD_TOO_SHORT',
  PASSWORD_TOO_SHORT: 'PASSWORD_TOO_SHORT',
} as const;

/** The code of a fault that better-auth worded itself, or null (a database fault, a bug). */
export function authCodeOf(fault: unknown): string | null {
  return isAPIError(fault) && typeof fault.body?.code === 'string' ? fault.body.code : null;
}

/** Words a fault of better-auth as the contract of signing up does; anything unknown is passed on as it is. */
export function toSignUpError(fault: unknown): unknown {
  const code = authCodeOf(fault);
  const codes: Record<string, ErrorCode | undefined> = contractCodes;
  const ours = code === null ? undefined : codes[code];
  return ours === undefined ? fault : new AppError(ours, { cause: fault });
}
