import { isAPIError } from 'better-auth/api';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '#server/errors.ts';

/** Maps error codes of better-auth (1.7.7) at sign-up to codes of the contract, which has their Turkish texts. */
export const contractCodes = {
  INVALID_EMAIL: 'INVALID_EMAIL',
  VALIDATION_ERROR: 'MALFORMED_REQUEST',
  USER_ALREADY_EXISTS: 'EMAIL_TAKEN',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'EMAIL_TAKEN',
  USERNAME_IS_ALREADY_TAKEN: 'USERNAME_TAKEN',
  INVALID_PASSWORD: 'PASSWORD_TOO_SHORT',
  PASSWORD_TOO_SHORT: 'PASSWORD_TOO_SHORT',
} as const;

/** The code of an error of better-auth, or null for any other error. */
export function authCodeOf(error: unknown): string | null {
  return isAPIError(error) && typeof error.body?.code === 'string' ? error.body.code : null;
}

/** Maps an error of better-auth to an AppError of the sign-up operation; returns any other error unchanged. */
export function toSignUpError(error: unknown): unknown {
  const code = authCodeOf(error);
  const codes: Record<string, ErrorCode | undefined> = contractCodes;
  const ours = code === null ? undefined : codes[code];
  return ours === undefined ? error : new AppError(ours, { cause: error });
}
