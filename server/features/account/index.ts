/** Public API of the account feature: the cleaning of exported files. */
export { exportsFolder, sweepExports } from './exports-folder.ts';
