const lira = { style: 'currency', currency: 'TRY' } as const;
const whole = new Intl.NumberFormat('tr-TR', { ...lira, maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('tr-TR', lira);

/** Formats a price of the catalogue, kuruş: "₺200", with decimals only when needed: "₺199,90". */
export const formatPrice = (kurus: number): string => (kurus % 100 === 0 ? whole : exact).format(kurus / 100);

/** Formats a paid or payable amount, kuruş, with both decimals: "₺200,00" (docs/product/payments.md). */
export const formatAmount = (kurus: number): string => exact.format(kurus / 100);
