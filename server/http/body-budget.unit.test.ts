import { expect, test } from 'vitest';
import { addressKeys } from '../rate-limit/address-key.ts';
import { accountOwner, createBodyBudget } from './body-budget.ts';

const [a, b, c, d] = [
  addressKeys('203.0.113.1'),
  addressKeys('203.0.113.2'),
  addressKeys('203.0.113.3'),
  addressKeys('203.0.113.4'),
];

test('refuses an owner past its share and accepts the others', () => {
  const budget = createBodyBudget({ total: 100, perOwner: 30 });
  const [first, second] = [budget.hold(a), budget.hold(a)];
  first.add(20);
  expect(() => second.add(11)).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }));
  second.add(10);
  expect(budget.hasRoom(a, 1)).toBe(false);
  expect(budget.hasRoom(b, 30)).toBe(true);
  budget.hold(b).add(30);
  expect(budget.held()).toBe(60);
});

test('refuses every owner past the total', () => {
  const budget = createBodyBudget({ total: 90, perOwner: 30 });
  budget.hold(a).add(30);
  budget.hold(b).add(30);
  budget.hold(c).add(10);
  const late = budget.hold(d);
  expect(() => late.add(21)).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }));
  late.add(20);
  expect(budget.hasRoom(c, 1)).toBe(false);
});

test('releases the bytes of a body only once', () => {
  const budget = createBodyBudget({ total: 90, perOwner: 30 });
  const [first, second] = [budget.hold(a), budget.hold(a)];
  first.add(10);
  second.add(20);
  first.release();
  first.release();
  expect(budget.held()).toBe(20);
  expect(budget.hasRoom(a, 10)).toBe(true);
  second.release();
  expect(budget.held()).toBe(0);
});

test('limits an IPv6 network by its /64, its /56 and its /48', () => {
  const budget = createBodyBudget({ total: 1_000, perOwner: 10 });
  const fill = (address: string) => {
    try {
      for (;;) budget.hold(addressKeys(address)).add(5);
    } catch (error) {
      expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    }
  };
  fill('2001:db8:1:0::1');
  expect(budget.held()).toBe(10);
  for (let net = 1; net < 4; net += 1) fill(`2001:db8:1:${net}::1`);
  expect(budget.held()).toBe(20);
  for (let net = 1; net < 16; net += 1) fill(`2001:db8:1:${net}00::1`);
  expect(budget.held()).toBe(80);
  expect(budget.hasRoom(addressKeys('2001:db8:2::1'), 10)).toBe(true);
});

test('leaves two thirds of the budget to others when a whole network sends', () => {
  const budget = createBodyBudget({ total: 60, perOwner: 10 });
  for (let net = 0; net < 4; net += 1) {
    if (budget.hasRoom(addressKeys(`2001:db8:1:${net}00::1`), 5))
      budget.hold(addressKeys(`2001:db8:1:${net}00::1`)).add(5);
  }
  expect(budget.held()).toBe(20);
  expect(budget.hasRoom(addressKeys('2001:db8:1:900::1'), 1)).toBe(false);
});

test('limits all accounts of one address together', () => {
  const budget = createBodyBudget({ total: 100, perOwner: 10 });
  budget.hold(accountOwner('first', a)).add(10);
  expect(budget.hasRoom(accountOwner('first', b), 1)).toBe(false);
  budget.hold(accountOwner('second', a)).add(10);
  expect(budget.hasRoom(accountOwner('third', a), 1)).toBe(false);
  expect(budget.hasRoom(accountOwner('third', b), 10)).toBe(true);
});
