import { describe, expect, test } from 'vitest';
import { clientAddressReader, proxyWarning } from './client-address.ts';

describe('clientAddressReader', () => {
  test('returns the socket’s address and ignores headers when no proxy is trusted', () => {
    expect(clientAddressReader(0)('203.0.113.7', '10.0.0.1')).toBe('203.0.113.7');
    expect(clientAddressReader(0)('::ffff:203.0.113.7', null)).toBe('203.0.113.7');
  });

  test('returns the address that the outermost of the counted proxies added', () => {
    const forged = '1.1.1.1, 198.51.100.4, 10.0.0.2';
    expect(clientAddressReader(1)('10.0.0.1', '1.1.1.1, 198.51.100.4')).toBe('198.51.100.4');
    expect(clientAddressReader(2)('10.0.0.1', forged)).toBe('198.51.100.4');
    expect(clientAddressReader(9)('10.0.0.1', forged)).toBe('1.1.1.1');
  });

  test('returns the newest entry that is not one of the named proxies', () => {
    const read = clientAddressReader(['10.0.0.0/8', '::1']);
    expect(read('10.0.0.1', '1.1.1.1, 198.51.100.4, 10.9.9.9')).toBe('198.51.100.4');
    expect(read('::1', '2001:db8::5')).toBe('2001:db8::5');
    expect(read('203.0.113.7', '1.1.1.1')).toBe('203.0.113.7');
  });

  test('ignores a port beside an address', () => {
    expect(clientAddressReader(1)('10.0.0.1', '198.51.100.4:5123')).toBe('198.51.100.4');
    expect(clientAddressReader(1)('10.0.0.1', '[2001:db8::5]:443')).toBe('2001:db8::5');
  });

  test('returns the socket’s address when the header has no valid address', () => {
    expect(clientAddressReader(1)('10.0.0.1', 'unknown')).toBe('10.0.0.1');
    expect(clientAddressReader(1)(undefined, null)).toBe('0.0.0.0');
  });
});

test('warns in production when no proxy is trusted', () => {
  const mode = 'production';
  expect(proxyWarning({ mode, trustProxy: 0 })).toContain('TRUST_PROXY');
  expect(proxyWarning({ mode, trustProxy: 1 })).toBeNull();
  expect(proxyWarning({ mode, trustProxy: ['10.0.0.0/8'] })).toBeNull();
  expect(proxyWarning({ mode: 'development', trustProxy: 0 })).toBeNull();
});
