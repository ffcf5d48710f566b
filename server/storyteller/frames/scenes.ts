import type { Beat } from '../types.ts';

export const SCENES: readonly Beat[] = [];
