/** The face of what is said, before a click, where the balance does not carry a start. */
export { RefusedForTokens } from './refused-for-tokens.tsx';
export { ShortageNote } from './shortage-note.tsx';
export { largerPlanText, neededText, refillText, type Shortage, shortText } from './shortage-text.ts';
export { useTokenShortage } from './use-token-shortage.ts';
