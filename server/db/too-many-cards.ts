/** Whether a fault is the database's refusal of one card more than an account may hold. */
export function isTooManyCards(fault: unknown): boolean {
  return fault instanceof Error && 'constraint' in fault && fault.constraint === 'cards_per_account';
}
