/** The face of people's own accounts for the scheduled cleaning. */
export { exportsFolder, sweepExports } from './exports-folder.ts';
