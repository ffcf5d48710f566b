const signed = new Intl.NumberFormat('tr-TR', { signDisplay: 'exceptZero' });

/** A change with its sign: "+1.500", "−199" with a typographic minus, "0". */
export const signedNumber = (change: number): string => signed.format(change).replace('-', '−');
