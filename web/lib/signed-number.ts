const signed = new Intl.NumberFormat('tr-TR', { signDisplay: 'exceptZero' });

/** A change in words of print: "+1.500", "−199" with a minus sign as long as its plus, "0". */
export const signedNumber = (change: number): string => signed.format(change).replace('-', '−');
