/** Kuruş as PayTR writes lira: "200.00". */
export function liraText(kurus: number): string {
  return `${Math.floor(kurus / 100)}.${String(kurus % 100).padStart(2, '0')}`;
}

/** Kuruş of a lira text of PayTR's: "200.00", "10,8", "1.234,50"; null where it is none. */
export function parseLira(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const parts = /^(\d{1,9}|\d{1,3}(?:[.,]\d{3}){1,2})(?:[.,](\d{1,2}))?$/.exec(text);
  if (!parts) return null;
  const [, lira = '', kurus = ''] = parts;
  return Number(lira.replaceAll(/[.,]/g, '')) * 100 + Number(kurus.padEnd(2, '0'));
}

/** Kuruş of a whole number as PayTR sends it; null where it is none, or more than anything costs. */
export function parseKurus(value: string | undefined): number | null {
  return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : null;
}
