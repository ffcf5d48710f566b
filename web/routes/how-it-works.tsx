import { HowItWorksPage } from '#web/features/how-it-works/how-it-works-page.tsx';
import { pageMeta } from '#web/features/shell/page-meta.ts';
import type { Route } from './+types/how-it-works.ts';

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(matches, {
    title: 'Nasıl çalışır?',
    description:
      'Fikrinizi yazmaktan hikâyeyi editörde sürdürmeye dört adım, yazarken işinize yarayanlar ve iyi bir fikir için yedi ipucu.',
    path: location.pathname,
  });

export default HowItWorksPage;
