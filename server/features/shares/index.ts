/** The face of shared stories for the rest of the server. */
export { mountAgeAnswer } from './age-answer.ts';
