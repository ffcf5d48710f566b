import type { Beat } from '../../types.ts';
import { SCENE_BEING } from './being.ts';
import { SCENE_EVENING } from './evening.ts';
import { SCENE_EVENT } from './event.ts';
import { SCENE_INTERRUPTED } from './interrupted.ts';
import { SCENE_PLACE } from './place.ts';
import { SCENE_STILL } from './still.ts';
import { SCENE_WORK } from './work.ts';

/** The hero in their scene: at work, in its place, in the evening, interrupted, with the event on their mind. */
export const SCENES: readonly Beat[] = [
  SCENE_WORK,
  SCENE_PLACE,
  SCENE_EVENING,
  SCENE_INTERRUPTED,
  SCENE_EVENT,
  SCENE_STILL,
  SCENE_BEING,
];
