import { APIError } from 'better-auth/api';
import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { messages } from '#domain/messages.ts';
import { contractCodes, toAuthError } from './auth-faults.ts';

const mapped = Object.entries(contractCodes).flatMap(([operation, codes]) =>
  Object.entries(codes).map(([theirs, ours]) => ({ operation, theirs, ours })),
);

test.each(mapped)('$operation declares $ours, as which $theirs is shown', ({ operation, theirs, ours }) => {
  const { errorMap } = contract.auth[operation as keyof typeof contractCodes]['~orpc'];
  expect(errorMap).toHaveProperty(ours);
  const fault = APIError.from('BAD_REQUEST', { code: theirs, message: 'in English' });
  expect(toAuthError(operation as keyof typeof contractCodes, fault)).toMatchObject({ code: ours });
});

test('what no one foresaw is passed on as it is', () => {
  const fault = APIError.from('BAD_REQUEST', { code: 'FAILED_TO_CREATE_SESSION', message: 'in English' });
  expect(toAuthError('signIn', fault)).toBe(fault);
  expect(toAuthError('signUp', fault)).toBe(fault);
  const bug = new TypeError(messages.request.unknown);
  expect(toAuthError('signIn', bug)).toBe(bug);
});
