export { ENDINGS } from './shared/endings.ts';
export { HOOK } from './shared/hook.ts';
export { INTERLUDE } from './shared/interlude.ts';
export { OPENING } from './shared/opening.ts';
export { LATER } from './shared/second-event.ts';
