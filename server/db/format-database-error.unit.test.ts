import pg from 'pg';
import { expect, test } from 'vitest';
import { formatDatabaseError } from './format-database-error.ts';

test('includes PostgreSQL’s details', () => {
  const error = new pg.DatabaseError('could not create unique index "users_username_key"', 1, 'error');
  error.detail = 'Key (lower(username))=(ayse) is duplicated.';
  expect(formatDatabaseError(error)).toBe(
    'could not create unique index "users_username_key"\nKey (lower(username))=(ayse) is duplicated.',
  );
});

test('lists the error of each address of a host name', () => {
  const error = new AggregateError([
    new Error('connect ECONNREFUSED ::1:5432'),
    new Error('connect ECONNREFUSED 127.0.0.1:5432'),
  ]);
  expect(formatDatabaseError(error)).toBe(
    'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
  );
});
