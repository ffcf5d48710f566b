export { ExportDialog, type ExportSource } from './export-dialog.tsx';
