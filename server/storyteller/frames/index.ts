import type { Frame } from '../types.ts';
import { BETRAYS } from './betrays.ts';
import { DECIDES } from './decides.ts';
import { FINDS } from './finds.ts';
import { GIVES } from './gives.ts';
import { KEEPS_SECRET } from './keeps-secret.ts';
import { LOSES } from './loses.ts';
import { PERCEIVES } from './perceives.ts';
import { RETURNS } from './returns.ts';
import { SEEKS } from './seeks.ts';

export { GENERAL } from './general.ts';

/** Frames for one kind of event each, the most particular first. */
export const FRAMES: readonly Frame[] = [
  KEEPS_SECRET,
  FINDS,
  LOSES,
  PERCEIVES,
  BETRAYS,
  GIVES,
  SEEKS,
  DECIDES,
  RETURNS,
];
