/** The face of writing goals for other features. */
export { readGoal } from './read-goal.ts';
