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

test('ends a grant 31 days from now in Istanbul, or from the end of the same plan', () => {
  expect(usualEnd(user, 'publisher', now)).toBe('2026-12-23');
  expect(usualEnd(user, 'pro', now)).toBe('2027-01-01');
  expect(usualEnd({ ...user, planEndsAt: null }, 'pro', now)).toBe('2026-12-23');
});

test('ends a grant at the last second of a chosen day, and omits the default day', () => {
  expect(endOfGrant('2027-01-01', now)).toBe('2027-01-01T20:59:59.000Z');
  expect(endOfGrant('2026-12-23', now)).toBeUndefined();
});

test('shows a plus after a total that was not fully counted', () => {
  expect(totalText({ count: 234, atLeast: false })).toBe('234 kullanıcı');
  expect(totalText({ count: 1_000, atLeast: true })).toBe('1.000+ kullanıcı');
});

test('names a person without a name by username or address', () => {
  expect([user, { ...user, fullName: '' }, { ...user, fullName: '', username: null }].map(callName)).toEqual([
    'Ayşe Yılmaz',
    'ayse',
    'ayse@posta.example',
  ]);
});
