import { expect, it } from 'vitest';
import { messages } from '#domain/messages/index.ts';
import { readTokenAmount } from './token-amount.ts';

const m = messages.users;

it.each([
  ['250', 250],
  [' 1.500 ', 1_500],
  ['1 000 000', 1_000_000],
  ['007', 7],
])('reads %j as a number of tokens', (typed, amount) => {
  expect(readTokenAmount(typed)).toEqual({ amount });
});

it.each([
  ['', m.amountRequired],
  ['-5', m.amountRequired],
  ['1,5', m.amountRequired],
  ['1.5', m.amountRequired],
  ['1e6', m.amountRequired],
  ['on', m.amountRequired],
  ['=1+1', m.amountRequired],
  ['0', m.amountZero],
  ['1000001', m.amountTooLarge],
  ['99999999999999999999', m.amountTooLarge],
])('refuses %j', (typed, issue) => {
  expect(readTokenAmount(typed)).toEqual({ issue });
});
