export { StyleCheckDialog } from './style-check-dialog.tsx';
export { useSpelling } from './use-spelling.ts';
