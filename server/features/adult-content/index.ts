/** The face of the adult content rule for other features. */
export { adultAccess } from './adult-access.ts';
export { readAdultAccess } from './read-adult-access.ts';
