/** The face of what is said, before a click, where the balance does not carry a start. */
export { ShortageNote } from './shortage-note.tsx';
export { type Shortage, shortText } from './shortage-text.ts';
export { useTokenShortage } from './use-token-shortage.ts';
