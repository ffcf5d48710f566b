/** Whether an error is the database's refusal of a card beyond the maximum of an account. */
export function isTooManyCards(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'cards_per_account';
}
