/** The number of an invoice as it is written: `2026-000042`, of a test payment `TEST-2026-000042`. */
export function invoiceNumber({
  test,
  year,
  number,
}: {
  test: boolean;
  year: number;
  number: number;
}): string {
  return `${test ? 'TEST-' : ''}${year}-${String(number).padStart(6, '0')}`;
}
