/** Public API of the prompts. */
export { openPrompts } from './live-prompts.ts';
