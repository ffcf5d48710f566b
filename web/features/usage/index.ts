/** What other features show of the balance. */
export { BalanceNote } from './balance-note.tsx';
