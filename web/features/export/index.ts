export { ExportDialog } from './export-dialog.tsx';
export { saveFile } from './save-file.ts';
