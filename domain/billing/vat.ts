/** The VAT rates of the service, newest first: the day from which a rate is in force, and percent. */
const rates = [
  { from: '2023-07-10', percent: 20 },
  { from: '0000-01-01', percent: 18 },
] as const;

/** The VAT rate in force on an Istanbul day (YYYY-MM-DD), percent. */
export const vatPercentOn = (day: string): number => rates.find(({ from }) => day >= from)?.percent ?? 0;

/** The VAT inside an amount, kuruş; the rest is the amount without it. */
export function vatInside(kurus: number, percent: number): number {
  return kurus - Math.round((kurus * 100) / (100 + percent));
}

/**
 * The VAT inside a refund of a part, kuruş: what the refunded sum contains now less what it contained before, so that all
 * refunds of a sale together contain its whole VAT.
 */
export function vatOfRefund(refund: { kurus: number; before: number; percent: number }): number {
  const { kurus, before, percent } = refund;
  return vatInside(before + kurus, percent) - vatInside(before, percent);
}
