import { expect, test } from 'vitest';
import type { AdminUser } from '#contract/admin-users.ts';
import { callName, endOfGrant, totalText, usualEnd } from './labels.ts';

const user: AdminUser = {
  id: '3f0c4f0e-6a59-4f3b-9b0a-0d4a5b5d6c11',
  fullName: 'Ayşe Yılmaz',
  email: 'ayse@posta.example',
  username: 'ayse',
  plan: 'pro',
  planEndsAt: '2026-12-01T10:00:00.000Z',
  planCancelledAt: null,
  tokens: 4_000,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastSignInAt: null,
  emailConfirmed: true,
  suspendedAt: null,
  isAdmin: false,
};
const now = new Date('2026-11-21T22:30:00Z');

test('a grant ends 31 Istanbul days from now, and goes on from the end of the same plan', () => {
  expect(usualEnd(user, 'publisher', now)).toBe('2026-12-23');
  expect(usualEnd(user, 'pro', now)).toBe('2027-01-01');
  expect(usualEnd({ ...user, planEndsAt: null }, 'pro', now)).toBe('2026-12-23');
});

test('a chosen day counts to its last second; the usual one is left to the server', () => {
  expect(endOfGrant('2027-01-01', now)).toBe('2027-01-01T20:59:59.000Z');
  expect(endOfGrant('2026-12-23', now)).toBeUndefined();
});

test('shows a plus after a total that is not counted to its end', () => {
  expect(totalText({ count: 234, atLeast: false })).toBe('234 kullanıcı');
  expect(totalText({ count: 1_000, atLeast: true })).toBe('1.000+ kullanıcı');
});

test('somebody without a name is called by username or address', () => {
  expect([user, { ...user, fullName: '' }, { ...user, fullName: '', username: null }].map(callName)).toEqual([
    'Ayşe Yılmaz',
    'ayse',
    'ayse@posta.example',
  ]);
});
