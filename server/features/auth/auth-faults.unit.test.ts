import { APIError } from 'better-auth/api';
import { expect, test } from 'vitest';
import { operationAt } from '#contract/operations.ts';
import { messages } from '#domain/messages.ts';
import { contractCodes, toSignUpError } from './auth-faults.ts';

test.each(Object.entries(contractCodes))('%s is shown as %s, which the contract declares', (theirs, ours) => {
  expect(operationAt(['auth', 'signUp']).errors).toHaveProperty(ours);
  const fault = APIError.from('BAD_REQUEST', { code: theirs, message: 'in English' });
  expect(toSignUpError(fault)).toMatchObject({ code: ours });
});

test('what no one foresaw is passed on as it is', () => {
  const fault = APIError.from('BAD_REQUEST', { code: 'FAILED_TO_CREATE_SESSION', message: 'in English' });
  expect(toSignUpError(fault)).toBe(fault);
  const bug = new TypeError(messages.request.unknown);
  expect(toSignUpError(bug)).toBe(bug);
});
