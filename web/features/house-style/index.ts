export { StyleCheckDialog as WritingDesk } from './style-check-dialog.tsx';
export { useSpelling } from './use-spelling.ts';
