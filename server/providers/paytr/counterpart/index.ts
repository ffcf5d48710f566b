/** The public interface of the PayTR simulation for development and tests. */
export { type Counterpart, createCounterpart } from './counterpart.ts';

/** Its path on a development server. */
export const counterpartPath = '/gelistirme/paytr';
