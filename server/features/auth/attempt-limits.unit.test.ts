import { expect, test } from 'vitest';
import { attemptLimits } from './attempt-limits.ts';
import { mailLimits } from './mail-limits.ts';

test.each([
  ['wrong passwords', attemptLimits.accountAndNetwork, attemptLimits.account],
  ['mails', mailLimits.addresseeAndNetwork, mailLimits.addressee],
])(
  'twice the limit of one IPv6 /48 is less than the limit of the whole account for %s',
  (_name, network, account) => {
    expect(network.windowSeconds).toBe(account.windowSeconds);
    expect(2 * network.limit * network.maxFactor).toBeLessThan(account.limit);
  },
);
