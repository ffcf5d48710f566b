import { SamplesPage } from '#web/features/samples/samples-page.tsx';
import { pageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Örnek hikâyeler',
    description:
      'Bilim kurgu, tarihî fantastik ve macera: üç fikir ve onlardan doğan üç ilk sayfa. Beğendiğinizden kendi hikâyenize başlayın.',
  });

export default SamplesPage;
