/** Public API of the costs for other figures of the administration. */
export { addUpBalance } from './add-up.ts';
export { liraRatesOf, readRates } from './rates.ts';
export { readUsageDays } from './read-usage.ts';
