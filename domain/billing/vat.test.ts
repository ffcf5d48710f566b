import { expect, it } from 'vitest';
import { vatInside, vatOfRefund, vatPercentOn } from './vat.ts';

it('knows the rate in force on a day', () => {
  expect([vatPercentOn('2023-07-09'), vatPercentOn('2023-07-10'), vatPercentOn('2026-11-28')]).toEqual([
    18, 20, 20,
  ]);
});

it('takes the VAT out of an amount to the kuruş', () => {
  expect([vatInside(20_000, 20), vatInside(1, 20), vatInside(19_990, 20), vatInside(0, 20)]).toEqual([
    3_333, 0, 3_332, 0,
  ]);
});

it('gives the parts of a refunded sale its whole VAT, however it is divided', () => {
  for (const parts of [[20_000], [1, 19_999], [3_333, 3_333, 13_334], Array<number>(200).fill(100)]) {
    let before = 0;
    let vat = 0;
    for (const kurus of parts) {
      const part = vatOfRefund({ kurus, before, percent: 20 });
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(kurus);
      vat += part;
      before += kurus;
    }
    expect(vat).toBe(vatInside(20_000, 20));
  }
});
