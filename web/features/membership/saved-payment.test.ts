import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPayment, readSavedPayment, savePayment, saveUsername } from './saved-payment.ts';

const payment = {
  username: 'ayse',
  recipient: { name: 'Ay… Y…', email: 'ay…@o….com' },
  key: 'k',
  reference: 'abc',
  url: 'https://paytr.example/l/1',
  openedAt: 5,
};

function storage(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => {
  forgetPayment();
  vi.unstubAllGlobals();
});

test('reads a saved payment until it is deleted', () => {
  expect(readSavedPayment()).toBeNull();
  savePayment(payment);
  expect(readSavedPayment()).toEqual(payment);
  forgetPayment();
  expect(readSavedPayment()).toBeNull();
});

test.each([
  ['invalid JSON', 'ayse'],
  ['no name', JSON.stringify({ ...payment, username: ' ' })],
  ['no key', JSON.stringify({ ...payment, key: null })],
  ['an address that runs a script', JSON.stringify({ ...payment, url: 'javascript:alert(1)' })],
  ['an invalid recipient', JSON.stringify({ ...payment, recipient: 'ayse' })],
  ['an invalid time', JSON.stringify({ ...payment, openedAt: 'now' })],
])('ignores a stored value with %s', (_, value) => {
  localStorage.setItem('yazihane.membership', value);
  expect(readSavedPayment()).toBeNull();
});

test('the same name continues the started payment, another one starts a new payment', () => {
  savePayment(payment);
  saveUsername('AYSE', payment.recipient);
  expect(readSavedPayment()).toEqual({ ...payment, username: 'AYSE', url: null, openedAt: null });
  saveUsername('bora', null);
  expect(readSavedPayment()).toMatchObject({ username: 'bora', reference: null });
  expect(readSavedPayment()?.key).not.toBe(payment.key);
});

test('keeps the payment in memory when the browser blocks storage', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  savePayment(payment);
  expect(readSavedPayment()).toEqual(payment);
  forgetPayment();
  expect(readSavedPayment()).toBeNull();
});
