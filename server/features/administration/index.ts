/** Public API of the administration's overview. */
export { exampleAddresses } from './example-addresses.ts';
export { startWarnings } from './start-warnings.ts';
