import { describe, expect, it } from 'vitest';
import { billingErrors, individual, isPhone, storedDetails } from './billing-details.ts';

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
  expect(billingErrors({ fullName: ' ', phone: '', address: '\n', ...individual })).toEqual({
    fullName: 'Ad soyad zorunludur.',
    phone: 'Telefon numarası zorunludur.',
    address: 'Adres zorunludur.',
  });
  expect(billingErrors({ fullName: 'Defne Akın', phone: '123', address: 'İzmir', ...individual })).toEqual({
    phone: 'Geçerli bir telefon numarası girin.',
  });
});

const person = { fullName: 'Defne Akın', phone: '0555 555 55 55', address: 'İzmir', ...individual };
const company = {
  ...person,
  kind: 'company',
  companyName: 'Kıyı Yayıncılık Ltd. Şti.',
  taxNumber: '8760052205',
  taxOffice: 'Konak',
} as const;

describe('the details of an invoice', () => {
  it('let an individual leave the identity number out, and check it when it is given', () => {
    expect(billingErrors(person)).toEqual({});
    expect(billingErrors({ ...person, taxNumber: '100 000 001 46' })).toEqual({});
    expect(billingErrors({ ...person, taxNumber: '10000000145' })).toEqual({
      taxNumber: 'Geçerli bir T.C. kimlik numarası girin: 11 hane.',
    });
    // The tax number of a company is not an individual's.
    expect(billingErrors({ ...person, taxNumber: company.taxNumber })).toHaveProperty('taxNumber');
  });

  it('need title, number and tax office of a company, whose owner may have an identity number', () => {
    expect(billingErrors(company)).toEqual({});
    expect(billingErrors({ ...company, taxNumber: '10000000146' })).toEqual({});
    expect(billingErrors({ ...company, companyName: ' ', taxNumber: '', taxOffice: '' })).toEqual({
      companyName: 'Unvan zorunludur.',
      taxNumber: 'Vergi numarası zorunludur.',
      taxOffice: 'Vergi dairesi zorunludur.',
    });
    expect(billingErrors({ ...company, taxNumber: '8760052206' })).toEqual({
      taxNumber: 'Geçerli bir vergi numarası (10 hane) ya da T.C. kimlik numarası (11 hane) girin.',
    });
  });

  it('are stored without a company when the buyer is an individual', () => {
    expect(storedDetails({ ...company, kind: 'individual', taxNumber: '' })).toEqual(person);
    expect(storedDetails(company)).toEqual(company);
  });
});
