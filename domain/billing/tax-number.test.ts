import { describe, expect, it } from 'vitest';
import { isCompanyTaxNumber, isIdentityNumber } from './tax-number.ts';

describe('isIdentityNumber', () => {
  it.each(['10000000146', '12345678950'])('accepts %j', (value) => {
    expect(isIdentityNumber(value)).toBe(true);
  });

  it.each([
    '',
    '11111111111',
    '12345678901',
    '10000000145',
    '10000000156',
    '00000000000',
    '1000000014',
    '100000001466',
    '１００００００１４６',
    '10000000146 ',
  ])('rejects %j', (value) => expect(isIdentityNumber(value)).toBe(false));

  it('rejects every number that differs in one digit', () => {
    for (const [at] of [...'10000000146'].entries()) {
      const changed = [...'10000000146'];
      changed[at] = String((Number(changed[at]) + 1) % 10);
      expect(isIdentityNumber(changed.join('')), changed.join('')).toBe(false);
    }
  });
});

describe('isCompanyTaxNumber', () => {
  // Published numbers of large companies, one with a leading zero.
  it.each(['8760052205', '8790017566', '4810058590', '0150015264'])('accepts %j', (value) => {
    expect(isCompanyTaxNumber(value)).toBe(true);
  });

  it.each(['', '8760052206', '8670052205', '876005220', '08760052205', '876005220S', '８７６００５２２０５'])(
    'rejects %j',
    (value) => expect(isCompanyTaxNumber(value)).toBe(false),
  );
});
