const lira = { style: 'currency', currency: 'TRY' } as const;
const whole = new Intl.NumberFormat('tr-TR', { ...lira, maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('tr-TR', lira);

/** A price of the catalogue as Turkish readers write it: kuruş → "₺200", and "₺199,90" where there are kuruş. */
export const formatPrice = (kurus: number): string => (kurus % 100 === 0 ? whole : exact).format(kurus / 100);

/** An amount that was or will be paid, with both decimals (docs/product/payments.md): kuruş → "₺200,00". */
export const formatAmount = (kurus: number): string => exact.format(kurus / 100);
