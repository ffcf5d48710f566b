/** The sample stories, for the home page. */
export { samples } from './samples.ts';
