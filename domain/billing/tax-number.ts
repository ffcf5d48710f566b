const digitsOf = (value: string): number[] => Array.from(value, Number);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Whether a text is a T.C. identity number (TCKN): 11 digits, not beginning with 0, with two check digits made from the
 * odd and even places.
 */
export function isIdentityNumber(value: string): boolean {
  if (!/^[1-9][0-9]{10}$/.test(value)) return false;
  const digits = digitsOf(value);
  const odd = sum([0, 2, 4, 6, 8].map((at) => digits[at] ?? 0));
  const even = sum([1, 3, 5, 7].map((at) => digits[at] ?? 0));
  // `even` is at most 36, so that the difference stays positive.
  return digits[9] === (odd * 7 - even + 40) % 10 && digits[10] === sum(digits.slice(0, 10)) % 10;
}

/** Whether a text is a tax number of a company (VKN): 10 digits, the last of which is a check digit. */
export function isCompanyTaxNumber(value: string): boolean {
  if (!/^[0-9]{10}$/.test(value)) return false;
  const digits = digitsOf(value);
  const weighted = digits.slice(0, 9).map((digit, at) => {
    const shifted = (digit + 9 - at) % 10;
    if (shifted === 0) return 0;
    const remainder = (shifted * 2 ** (9 - at)) % 9;
    return remainder === 0 ? 9 : remainder;
  });
  return digits[9] === (10 - (sum(weighted) % 10)) % 10;
}
