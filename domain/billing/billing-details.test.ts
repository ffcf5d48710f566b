import { describe, expect, it } from 'vitest';
import { billingErrors, isPhone } from './billing-details.ts';

describe('isPhone', () => {
  it.each(['0555 555 55 55', '+90 (555) 555-55-55', '5555555555', '(0232) 445 12 34'])(
    'accepts %j',
    (value) => {
      expect(isPhone(value)).toBe(true);
    },
  );

  it.each(['', '555 55 55', '+90 555 x5 55', '----------', '٠٥٥٥٥٥٥٥٥٥', '0555.555.55.55'])(
    'rejects %j',
    (value) => expect(isPhone(value)).toBe(false),
  );
});

it('returns the specified message for each missing billing detail', () => {
  expect(billingErrors({ fullName: ' ', phone: '', address: '\n' })).toEqual({
    fullName: 'Ad soyad zorunludur.',
    phone: 'Telefon numarası zorunludur.',
    address: 'Adres zorunludur.',
  });
  expect(billingErrors({ fullName: 'Defne Akın', phone: '123', address: 'İzmir' })).toEqual({
    phone: 'Geçerli bir telefon numarası girin.',
  });
});
