import pg from 'pg';
import { expect, test } from 'vitest';
import { formatDatabaseError } from './format-database-error.ts';

test('what PostgreSQL adds to its message is told too', () => {
  const fault = new pg.DatabaseError('could not create unique index "users_username_key"', 1, 'error');
  fault.detail = 'Key (lower(username))=(ayse) is duplicated.';
  expect(formatDatabaseError(fault)).toBe(
    'could not create unique index "users_username_key"\nKey (lower(username))=(ayse) is duplicated.',
  );
});

test('where a name has several addresses, each is told', () => {
  const fault = new AggregateError([
    new Error('connect ECONNREFUSED ::1:5432'),
    new Error('connect ECONNREFUSED 127.0.0.1:5432'),
  ]);
  expect(formatDatabaseError(fault)).toBe(
    'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
  );
});
