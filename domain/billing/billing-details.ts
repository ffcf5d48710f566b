import { messages } from '../messages/index.ts';
import { isCompanyTaxNumber, isIdentityNumber } from './tax-number.ts';

/** Maximum lengths of billing details, characters. A tax number may be typed with spaces. */
export const billingLimits = {
  fullName: 100,
  phone: 30,
  address: 500,
  companyName: 200,
  taxNumber: 20,
  taxOffice: 60,
} as const;

/** Whom an invoice names: a person, or a company with its title. */
export const buyerKinds = ['individual', 'company'] as const;
export type BuyerKind = (typeof buyerKinds)[number];

/** Minimum digits of a telephone number. */
const minDigits = 7;

/**
 * Whether a text can be a telephone number (docs/product/payments.md): without white space at least 10 characters,
 * only digits, hyphens, pluses and parentheses, and at least 7 digits.
 */
export function isPhone(value: string): boolean {
  const packed = value.replaceAll(/\s/g, '');
  return /^[\d\-+()]{10,}$/.test(packed) && packed.replaceAll(/\D/g, '').length >= minDigits;
}

/** The data of a buyer that an order and its invoices name. */
export interface BillingDetails {
  /** The person who buys. */
  fullName: string;
  phone: string;
  address: string;
  kind: BuyerKind;
  /** The title (unvan); empty for an individual. */
  companyName: string;
  /**
   * The identity number of an individual, who may leave it out; the tax number of a company, or the identity number of its
   * owner.
   */
  taxNumber: string;
  /** Empty for an individual. */
  taxOffice: string;
}

/** The fields that only a company fills, for an individual. */
export const individual = { kind: 'individual', companyName: '', taxNumber: '', taxOffice: '' } as const;

/** Removes the white space that a number may be typed with. */
export const packedTaxNumber = (value: string): string => value.replaceAll(/\s/g, '');

type BillingErrors = Partial<Record<keyof BillingDetails, string>>;
type InvoiceFields = Pick<BillingDetails, 'kind' | 'companyName' | 'taxNumber' | 'taxOffice'>;

/** Returns the errors of the fields that depend on the kind of the buyer. */
export function invoiceErrors(details: InvoiceFields): BillingErrors {
  const texts = messages.billing;
  const errors: BillingErrors = {};
  const number = packedTaxNumber(details.taxNumber);
  if (details.kind === 'individual') {
    if (number !== '' && !isIdentityNumber(number)) errors.taxNumber = texts.identityNumberInvalid;
    return errors;
  }
  if (details.companyName.trim() === '') errors.companyName = texts.companyNameRequired;
  if (number === '') errors.taxNumber = texts.taxNumberRequired;
  else if (!isCompanyTaxNumber(number) && !isIdentityNumber(number))
    errors.taxNumber = texts.taxNumberInvalid;
  if (details.taxOffice.trim() === '') errors.taxOffice = texts.taxOfficeRequired;
  return errors;
}

/** The details as they are stored: an individual has neither title nor tax office. */
export function storedDetails(details: BillingDetails): BillingDetails {
  return details.kind === 'company' ? details : { ...details, companyName: '', taxOffice: '' };
}

/** Returns the errors of billing details by field; empty without errors (docs/product/payments.md). */
export function billingErrors(details: BillingDetails): BillingErrors {
  const texts = messages.billing;
  const errors: BillingErrors = {};
  if (details.fullName.trim() === '') errors.fullName = texts.fullNameRequired;
  if (details.phone.trim() === '') errors.phone = texts.phoneRequired;
  else if (!isPhone(details.phone)) errors.phone = texts.phoneInvalid;
  if (details.address.trim() === '') errors.address = texts.addressRequired;
  return { ...errors, ...invoiceErrors(details) };
}
