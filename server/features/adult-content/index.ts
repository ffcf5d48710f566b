/** Public API of the rule for adult content. */
export { adultAccess } from './adult-access.ts';
export { readAdultAccess } from './read-adult-access.ts';
