import { ArrowLeft, PenLine } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { messages } from '#domain/messages/index.ts';
import { readingBook } from '#domain/story/reading/book.ts';
import { storyName } from '#domain/story/story.ts';
import { type ReadStory, useOpenedStory } from '#web/features/editor/index.ts';
import { rememberedViewer, useSession } from '#web/features/session/index.ts';
import { ShareButton } from '#web/features/share/index.ts';
import { fullTitle } from '#web/features/shell/index.ts';
import { useBrand } from '#web/lib/brand.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BookText } from './book-text.tsx';
import { ReadingView } from './reading-view.tsx';
import { UnopenedStory } from './unopened-story.tsx';

const linkClasses =
  'inline-flex min-h-target min-w-target shrink-0 items-center justify-center gap-2 rounded-md px-2.5 text-sm font-semibold text-ink-soft no-underline hover:bg-well hover:text-ink [&_svg]:size-5';

function OpenedStory({ story, userId }: { story: ReadStory; userId: string }) {
  const brand = useBrand();
  const book = useMemo(() => readingBook(story.content), [story.content]);
  return (
    <ReadingView
      title={storyName(story.title)}
      chapters={book.chapters}
      words={story.wordCount}
      positionKey={story.id}
      mayStorePosition={() => rememberedViewer()?.id === userId}
      back={
        <Link to="/panel" aria-label="Panele dön" title="Panele dön" className={linkClasses}>
          <ArrowLeft aria-hidden="true" />
        </Link>
      }
      tools={
        <>
          <ShareButton storyId={story.id} title={story.title} compact />
          <Link to={`/editor?hikaye=${story.id}`} className={linkClasses}>
            <PenLine aria-hidden="true" />
            <span className="max-sm:sr-only">Düzenle</span>
          </Link>
        </>
      }
    >
      <title>{fullTitle(storyName(story.title), brand)}</title>
      <BookText book={book} name={story.id} />
    </ReadingView>
  );
}

/** Shows a saved story to its writer; without a connection, the copy of this device. */
export function ReadingPage() {
  const { viewer } = useSession();
  const [userId] = useState(() => viewer?.id ?? '');
  const [search] = useSearchParams();
  const id = search.get('hikaye') ?? '';
  const opened = useOpenedStory(userId, id);
  if (opened.story) return <OpenedStory key={opened.story.id} story={opened.story} userId={userId} />;
  return (
    <UnopenedStory opened={opened} title="Okuma">
      <EmptyState title={messages.story.notFound} action={<ButtonLink to="/panel">Panele dön</ButtonLink>}>
        Silinmiş ya da başka bir hesaba ait olabilir.
      </EmptyState>
    </UnopenedStory>
  );
}
