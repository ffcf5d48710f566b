import { messages } from '../messages/index.ts';

/** Maximum lengths of billing details, characters. */
export const billingLimits = { fullName: 100, phone: 30, address: 500 } as const;

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

export interface BillingDetails {
  fullName: string;
  phone: string;
  address: string;
}

/** Returns the errors of billing details by field; empty without errors (docs/product/payments.md). */
export function billingErrors(details: BillingDetails): Partial<Record<keyof BillingDetails, string>> {
  const texts = messages.billing;
  const errors: Partial<Record<keyof BillingDetails, string>> = {};
  if (details.fullName.trim() === '') errors.fullName = texts.fullNameRequired;
  if (details.phone.trim() === '') errors.phone = texts.phoneRequired;
  else if (!isPhone(details.phone)) errors.phone = texts.phoneInvalid;
  if (details.address.trim() === '') errors.address = texts.addressRequired;
  return errors;
}
