/** The face of stories for other features. */
export { readStoryDays, readStoryTotal } from './count-stories.ts';
