/**
 * Reads an amount in lira as Turkish people type it ("50", "49,90", "1.250,5", with or without ₺ or TL) and returns kuruş;
 * null when it is no amount. "1.250" is read as 1250, because a dot separates thousands; "12.50" is refused as ambiguous.
 */
export function readLira(value: string): number | null {
  const text = value.replaceAll(/[\s\u00a0]|₺|TL$/gi, '');
  const parts = /^(\d{1,7}|\d{1,3}(?:\.\d{3}){1,2})(?:,(\d{1,2}))?$/.exec(text);
  if (!parts) return null;
  const [, lira = '', kurus = ''] = parts;
  return Number(lira.replaceAll('.', '')) * 100 + Number(kurus.padEnd(2, '0'));
}
