import { PenLine } from 'lucide-react';
import { UnsavedWork } from '#web/features/editor/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { RecentStories } from './recent-stories.tsx';
import { StoryCountCard } from './story-count-card.tsx';
import { TokenCard } from './token-card.tsx';
import { WeekCard } from './week-card.tsx';

/** The writer's panel (spec 1 §2, Dashboard): what is left, what was written, where to go on. */
export function PanelPage() {
  const { viewer } = useSession();
  const name = viewer?.fullName || viewer?.username || '';
  return (
    <main className="mx-auto grid w-full max-w-page gap-10 px-5 py-10">
      <PageHeading
        title={name ? `Hoş geldiniz, ${name}` : 'Hoş geldiniz'}
        actions={
          <ButtonLink to="/editor" variant="primary" icon={<PenLine aria-hidden="true" />}>
            Yeni hikâye
          </ButtonLink>
        }
      >
        Kaldığınız yerden sürdürün ya da yeni bir sayfa açın.
      </PageHeading>
      {viewer && <UnsavedWork userId={viewer.id} />}
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-[5fr_2fr_6fr]">
        <TokenCard />
        <StoryCountCard />
        <WeekCard />
      </div>
      <RecentStories />
    </main>
  );
}
