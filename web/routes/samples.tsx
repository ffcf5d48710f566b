import { SamplesPage } from '#web/features/samples/samples-page.tsx';
import { pageMeta } from '#web/features/shell/page-meta.ts';
import type { Route } from './+types/samples.ts';

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(matches, {
    title: 'Örnek hikâyeler',
    description:
      'Bilim kurgu, tarihî fantastik ve macera: üç fikir ve onlardan doğan üç ilk sayfa. Beğendiğinizden kendi hikâyenize başlayın.',
    path: location.pathname,
  });

export default SamplesPage;
