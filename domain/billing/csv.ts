/**
 * Writes a cell of a table for Turkish spreadsheets, which separate by semicolons. A text that a spreadsheet would run as a
 * formula (=, +, -, @, also after white space) gets an apostrophe before it; line breaks become spaces.
 */
export function csvText(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  const safe = /^[\s\u00a0]*[=+\-@＝＋－＠]/.test(line) ? `'${line}` : line;
  return /[";]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes an amount in kuruş as a number of lira: `-1234,50`. */
export function csvLira(kurus: number): string {
  const whole = Math.abs(kurus);
  return `${kurus < 0 ? '-' : ''}${Math.floor(whole / 100)},${String(whole % 100).padStart(2, '0')}`;
}
