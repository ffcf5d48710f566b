import { messages } from './messages.ts';

/** Longest billing details, in characters. */
export const billingLimits = { fullName: 100, phone: 30, address: 500 } as const;

/** Fewer digits than this are no telephone number of any country. */
const fewestDigits = 7;

/**
 * Whether a telephone number can be one (docs/product/payments.md): without white space at least 10 characters, all of
 * them digits, hyphens, pluses or parentheses; and enough digits among them.
 */
export function isPhone(value: string): boolean {
  const packed = value.replaceAll(/\s/g, '');
  return /^[\d\-+()]{10,}$/.test(packed) && packed.replaceAll(/\D/g, '').length >= fewestDigits;
}

export interface BillingDetails {
  fullName: string;
  phone: string;
  address: string;
}

/** What is wrong with billing details, by field; empty where nothing is (docs/product/payments.md). */
export function billingFaults(details: BillingDetails): Partial<Record<keyof BillingDetails, string>> {
  const texts = messages.billing;
  const faults: Partial<Record<keyof BillingDetails, string>> = {};
  if (details.fullName.trim() === '') faults.fullName = texts.fullNameRequired;
  if (details.phone.trim() === '') faults.phone = texts.phoneRequired;
  else if (!isPhone(details.phone)) faults.phone = texts.phoneInvalid;
  if (details.address.trim() === '') faults.address = texts.addressRequired;
  return faults;
}
