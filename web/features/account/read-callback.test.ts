import { expect, it } from 'vitest';
import { readCallback } from './read-callback.ts';

const at = (rest: string) => readCallback(new URL(`https://yazihane.example/auth/callback${rest}`));

it('reads a code with its state and issuer from the query', () => {
  expect(at('?code=c&state=s&iss=https%3A%2F%2Fa.example')).toEqual({
    code: 'c',
    state: 's',
    issuer: 'https://a.example',
  });
  expect(at('?code=c&state=s')).toEqual({ code: 'c', state: 's', issuer: undefined });
});

it('reads a token pair with its state from the fragment', () => {
  expect(at('#access_token=a&refresh_token=r&state=s')).toEqual({ accessToken: 'a', state: 's' });
});

it.each([
  '',
  '?code=c',
  '?state=s',
  '?error=access_denied&state=s',
  '#access_token=a&state=s',
  '#access_token=a&refresh_token=r',
])('finds no answer in %s', (rest) => {
  expect(at(rest)).toBeNull();
});
