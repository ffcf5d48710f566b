export { ExportDialog } from './export-dialog.tsx';
