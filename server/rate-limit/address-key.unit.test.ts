import { expect, test } from 'vitest';
import { addressKeys } from './address-key.ts';

test('counts an IPv6 address as its /64, /56 and /48, each with its own limit', () => {
  expect(addressKeys('2001:DB8:1:02ff:3:4:5:6')).toEqual([
    { key: '2001:db8:1:2ff::/64', ceilingFactor: 1 },
    { key: '2001:db8:1:200::/56', ceilingFactor: 2 },
    { key: '2001:db8:1:0::/48', ceilingFactor: 8 },
  ]);
});

test.each(['203.0.113.7', '::ffff:203.0.113.7'])('counts the IPv4 address %s as itself only', (ip) => {
  expect(addressKeys(ip)).toEqual([{ key: '203.0.113.7', ceilingFactor: 1 }]);
});
