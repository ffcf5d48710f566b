import type { Frame } from '../types.ts';
import { generalBeats } from './general/general-beats.ts';

/** Carries any event: what somebody does or what befalls them, and what it leads to. */
export const GENERAL: Frame = {
  name: 'general',
  verbs: new Set(),
  beats: generalBeats(),
};
