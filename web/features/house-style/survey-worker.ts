import { type SurveyQuestion, survey } from './survey.ts';

/** A novel is looked through off the page. */
addEventListener('message', ({ data }: MessageEvent<SurveyQuestion>) => {
  postMessage(survey(data));
});
