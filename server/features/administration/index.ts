/** Public API of the administration's overview. */
export { startWarnings } from './start-warnings.ts';
