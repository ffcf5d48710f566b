/** Converts kuruş to PayTR's lira text, such as "200.00". */
export function liraText(kurus: number): string {
  return `${Math.floor(kurus / 100)}.${String(kurus % 100).padStart(2, '0')}`;
}

/** "200", "10,8", "1.234,50", "1,234.50"; "1.234" is ambiguous and rejected. */
const liraForms = [
  /^(\d{1,9})(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3}){1,2}),(\d{1,2})$/,
  /^(\d{1,3}(?:,\d{3}){1,2})\.(\d{1,2})$/,
];

/** Converts a lira text of PayTR to kuruş; null if it is invalid. */
export function parseLira(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  for (const form of liraForms) {
    const parts = form.exec(text);
    if (!parts) continue;
    const [, lira = '', kurus = ''] = parts;
    return Number(lira.replaceAll(/[.,]/g, '')) * 100 + Number(kurus.padEnd(2, '0'));
  }
  return null;
}

/** Parses a whole number of kuruş as PayTR sends it; null if it is invalid or too large. */
export function parseKurus(value: string | undefined): number | null {
  return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : null;
}
