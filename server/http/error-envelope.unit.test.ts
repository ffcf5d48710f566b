import { ORPCError } from '@orpc/server';
import { expect, test, vi } from 'vitest';
import { operationAt } from '#contract/operations.ts';
import { messages } from '#domain/messages/index.ts';
import type { AppContext } from '../context.ts';
import { AppError, invalidInput } from '../errors.ts';
import { toContractError } from './error-envelope.ts';

const { errors: errorMap, fallback } = operationAt(['stories', 'create']);

function map(thrown: unknown) {
  const log = { debug: vi.fn(), error: vi.fn() };
  const { code, status, message, data } = toContractError(thrown, { log } as unknown as AppContext, {
    errorMap,
    fallback,
  });
  return { code, status, message, data, logged: log.error.mock.calls.length };
}

const unexpected = {
  code: 'SAVE_FAILED',
  status: 500,
  message: errorMap.SAVE_FAILED?.message,
  data: undefined,
  logged: 1,
};

test('gives an AppError the status and text of its operation', () => {
  const message = messages.story.notFound;
  expect(map(new AppError('NOT_FOUND'))).toEqual({
    code: 'NOT_FOUND',
    status: 404,
    message,
    data: undefined,
    logged: 0,
  });
});

test('keeps the text and data of an AppError', () => {
  const issues = [{ path: 'title', message: 'Başlık boş.' }];
  expect(map(invalidInput('title', 'Başlık boş.'))).toEqual({
    code: 'INVALID_INPUT',
    status: 422,
    message: 'Başlık boş.',
    data: { issues },
    logged: 0,
  });
});

test.each([
  ['an AppError that the operation does not declare', new AppError('KEY_USED')],
  ['an AppError for an internal error', new AppError('INTERNAL_SERVER_ERROR')],
  ['an error of oRPC', new ORPCError('NOT_FOUND')],
  ['any other error', new Error('broken')],
])('logs %s and answers with the fallback of the operation', (_, thrown) => {
  expect(map(thrown)).toEqual(unexpected);
});
