import { expect, it } from 'vitest';
import { messages } from '../messages/index.ts';
import { defaultTerms } from './plans.ts';
import { checkoutPath } from './purchase.ts';
import { planOrderedAt, readCheckout } from './read-checkout.ts';

const read = (query: string) => readCheckout(new URLSearchParams(query), defaultTerms);

it('accepts the link of the pricing page', () => {
  const { search } = new URL(checkoutPath(defaultTerms.pro), 'https://yer.example');
  expect(read(search)).toEqual({ kind: 'order', terms: defaultTerms.pro });
});

it.each(['', 'amount=200', 'plan=&amount=200'])('is incomplete without a plan in "%s"', (query) =>
  expect(read(query)).toEqual({ kind: 'incomplete' }),
);

it.each(['plan=pro', 'plan=pro&billing=monthly', 'plan=pro&amount=', 'plan=pro&amount=%20'])(
  'uses the catalogue’s price when "%s" has no amount',
  (query) => expect(read(query)).toEqual({ kind: 'order', terms: defaultTerms.pro }),
);

it.each([
  ['plan=pro&billing=monthly&amount=1', messages.payments.amountMismatch],
  ['plan=pro&billing=monthly&amount=20000', messages.payments.amountMismatch],
  ['plan=pro&billing=monthly&amount=200.01', messages.payments.amountMismatch],
  ['plan=pro&billing=monthly&amount=bedava', messages.payments.amountMismatch],
  ['plan=pro&billing=yearly&amount=1920', messages.payments.yearlyNotSold],
  ['plan=publisher&amount=200', messages.payments.planNotSold],
  ['plan=free&amount=0', messages.payments.planNotSold],
  ['plan=toString&amount=200', messages.payments.planNotSold],
])('refuses %s', (query, reason) => expect(read(query)).toEqual({ kind: 'refused', reason }));

it('finds the plan that an address orders', () => {
  expect(planOrderedAt(checkoutPath(defaultTerms.pro), defaultTerms)).toEqual(defaultTerms.pro);
  for (const path of [
    '/odeme',
    '/odeme?plan=publisher',
    '/odeme?plan=pro&amount=1',
    '/odeme-yap?plan=pro',
    '/panel',
  ])
    expect(planOrderedAt(path, defaultTerms), path).toBeNull();
});
