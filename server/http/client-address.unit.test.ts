import { describe, expect, test } from 'vitest';
import { clientAddressReader, proxyWarning } from './client-address.ts';

describe('the client’s address', () => {
  test('is the socket’s where no proxy is trusted, whatever a header says', () => {
    expect(clientAddressReader(0)('203.0.113.7', '10.0.0.1')).toBe('203.0.113.7');
    expect(clientAddressReader(0)('::ffff:203.0.113.7', null)).toBe('203.0.113.7');
  });

  test('is what the outermost of so many proxies saw', () => {
    const forged = '1.1.1.1, 198.51.100.4, 10.0.0.2';
    expect(clientAddressReader(1)('10.0.0.1', '1.1.1.1, 198.51.100.4')).toBe('198.51.100.4');
    expect(clientAddressReader(2)('10.0.0.1', forged)).toBe('198.51.100.4');
    expect(clientAddressReader(9)('10.0.0.1', forged)).toBe('1.1.1.1');
  });

  test('is the newest that none of the named proxies is', () => {
    const read = clientAddressReader(['10.0.0.0/8', '::1']);
    expect(read('10.0.0.1', '1.1.1.1, 198.51.100.4, 10.9.9.9')).toBe('198.51.100.4');
    expect(read('::1', '2001:db8::5')).toBe('2001:db8::5');
    expect(read('203.0.113.7', '1.1.1.1')).toBe('203.0.113.7');
  });

  test('is read where a proxy names its port too', () => {
    expect(clientAddressReader(1)('10.0.0.1', '198.51.100.4:5123')).toBe('198.51.100.4');
    expect(clientAddressReader(1)('10.0.0.1', '[2001:db8::5]:443')).toBe('2001:db8::5');
  });

  test('is the socket’s where a proxy passes on nonsense', () => {
    expect(clientAddressReader(1)('10.0.0.1', 'unknown')).toBe('10.0.0.1');
    expect(clientAddressReader(1)(undefined, null)).toBe('0.0.0.0');
  });
});

test('production that trusts no proxy is told what that means', () => {
  const mode = 'production';
  expect(proxyWarning({ mode, trustProxy: 0 })).toContain('TRUST_PROXY');
  expect(proxyWarning({ mode, trustProxy: 1 })).toBeNull();
  expect(proxyWarning({ mode, trustProxy: ['10.0.0.0/8'] })).toBeNull();
  expect(proxyWarning({ mode: 'development', trustProxy: 0 })).toBeNull();
});
