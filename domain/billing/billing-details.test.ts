import { describe, expect, it } from 'vitest';
import { billingFaults, isPhone } from './billing-details.ts';

describe('a telephone number', () => {
  it.each(['0555 555 55 55', '+90 (555) 555-55-55', '5555555555', '(0232) 445 12 34'])(
    'may be %j',
    (value) => {
      expect(isPhone(value)).toBe(true);
    },
  );

  it.each(['', '555 55 55', '+90 555 x5 55', '----------', '٠٥٥٥٥٥٥٥٥٥', '0555.555.55.55'])(
    'may not be %j',
    (value) => expect(isPhone(value)).toBe(false),
  );
});

it('names each missing billing detail in the specified words', () => {
  expect(billingFaults({ fullName: ' ', phone: '', address: '\n' })).toEqual({
    fullName: 'Ad soyad zorunludur.',
    phone: 'Telefon numarası zorunludur.',
    address: 'Adres zorunludur.',
  });
  expect(billingFaults({ fullName: 'Defne Akın', phone: '123', address: 'İzmir' })).toEqual({
    phone: 'Geçerli bir telefon numarası girin.',
  });
});
