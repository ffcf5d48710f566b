/** The face of who plays PayTR's part in development and tests. */
export { type Counterpart, createCounterpart } from './counterpart.ts';

/** Where it stands on a development server. */
export const counterpartPath = '/gelistirme/paytr';
