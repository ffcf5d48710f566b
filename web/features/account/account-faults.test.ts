import { expect, it } from 'vitest';
import { messages } from '#domain/messages/index.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { checkSignIn, checkSignUp, faultsOfRefusal } from './account-faults.ts';

it('accepts a sign-up that keeps the rules', () => {
  expect(checkSignUp({ username: 'ayse_yilmaz', email: 'ayse@ornek.com', password: 'altı harf' })).toEqual(
    {},
  );
});

it('returns the specified text for every invalid field of a sign-up', () => {
  expect(checkSignUp({ username: 'ay', email: 'ayse@', password: '12345' })).toEqual({
    username: messages.account.usernameRule,
    email: messages.account.invalidEmail,
    password: messages.account.passwordTooShort,
  });
  expect(checkSignUp({ username: 'ayşe', email: 'a@b.co', password: '123456' })).toEqual({
    username: messages.account.usernameRule,
  });
});

it('measures a password by its NFKC form, as the server does', () => {
  const typed = { username: 'ayse_yilmaz', email: 'ayse@ornek.com', password: 'e\u0301'.repeat(3) };
  expect(checkSignUp(typed)).toEqual({ password: messages.account.passwordTooShort });
});

it('requires e-mail and password for a sign-in', () => {
  expect(Object.keys(checkSignIn({ email: ' ', password: '' }))).toEqual(['email', 'password']);
});

it('shows a refusal beside its field, and every other error above the form', () => {
  const taken = new ApiError({ code: 'EMAIL_TAKEN', message: messages.account.emailTaken, status: 409 });
  expect(faultsOfRefusal(taken, '-')).toEqual({ fields: { email: messages.account.emailTaken }, box: null });
  const wrong = new ApiError({
    code: 'WRONG_CREDENTIALS',
    message: messages.account.wrongCredentials,
    status: 401,
  });
  expect(faultsOfRefusal(wrong, '-')).toEqual({ fields: {}, box: messages.account.wrongCredentials });
  const foreign = new ApiError({ code: 'UNKNOWN', message: messages.request.unknown, status: 502 });
  for (const unforeseen of [new Error('x'), foreign]) {
    expect(faultsOfRefusal(unforeseen, messages.account.signInFailed).box).toBe(
      messages.account.signInFailed,
    );
  }
});
