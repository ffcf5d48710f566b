/** Kuruş as PayTR writes lira: "200.00". */
export function liraText(kurus: number): string {
  return `${Math.floor(kurus / 100)}.${String(kurus % 100).padStart(2, '0')}`;
}

/** "200", "10,8", "1.234,50", "1,234.50"; "1.234" alone could be either, and is none. */
const liraForms = [
  /^(\d{1,9})(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3}){1,2}),(\d{1,2})$/,
  /^(\d{1,3}(?:,\d{3}){1,2})\.(\d{1,2})$/,
];

/** Kuruş of a lira text of PayTR's; null where it is none. */
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

/** Kuruş of a whole number as PayTR sends it; null where it is none, or more than anything costs. */
export function parseKurus(value: string | undefined): number | null {
  return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : null;
}
