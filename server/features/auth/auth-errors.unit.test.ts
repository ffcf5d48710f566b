import { APIError } from 'better-auth/api';
import { expect, test } from 'vitest';
import { operationAt } from '#contract/operations.ts';
import { messages } from '#domain/messages/index.ts';
import { contractCodes, toSignUpError } from './auth-errors.ts';

test.each(Object.entries(contractCodes))('maps %s to %s, which the contract declares', (theirs, ours) => {
  expect(operationAt(['auth', 'signUp']).errors).toHaveProperty(ours);
  const error = APIError.from('BAD_REQUEST', { code: theirs, message: 'in English' });
  expect(toSignUpError(error)).toMatchObject({ code: ours });
});

test('returns an unknown error unchanged', () => {
  const error = APIError.from('BAD_REQUEST', { code: 'FAILED_TO_CREATE_SESSION', message: 'in English' });
  expect(toSignUpError(error)).toBe(error);
  const bug = new TypeError(messages.request.unknown);
  expect(toSignUpError(bug)).toBe(bug);
});
