import { expect, test } from 'vitest';
import { attemptLimits } from './attempt-limits.ts';
import { mailLimits } from './mail-limits.ts';

test.each([
  ['wrong passwords', attemptLimits.accountAndNetwork, attemptLimits.account],
  ['mails', mailLimits.addresseeAndNetwork, mailLimits.addressee],
])(
  'keeps twice the ceiling of one IPv6 /48 below the account-wide ceiling of %s',
  (_name, network, account) => {
    expect(network.windowSeconds).toBe(account.windowSeconds);
    expect(2 * network.limit * network.maxFactor).toBeLessThan(account.limit);
  },
);
