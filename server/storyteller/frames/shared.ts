export { ENDINGS } from './shared/endings.ts';
export { HOOK } from './shared/hook.ts';
export { INTERLUDE } from './shared/interlude.ts';
export { LATER } from './shared/later.ts';
export { OPENING } from './shared/opening.ts';
