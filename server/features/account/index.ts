/** Public API of the account feature. */
export { exportsFolder, sweepExports } from './exports-folder.ts';
export { deleteAccount, lockForDeletion } from './remove-account.ts';
export { writeExport } from './write-export.ts';
