import { Feather } from 'lucide-react';
import { use, useState } from 'react';
import { Link } from 'react-router';
import type { ReadingChapter } from '#domain/story/reading/book.ts';
import { storyName } from '#domain/story/story.ts';
import { drawLook } from '#web/boot/draw-look.ts';
import { InlineScript } from '#web/boot/inline-script.tsx';
import { useBrand } from '#web/lib/brand.ts';
import { sharedTextPrefix } from '#web/lib/reading-positions.ts';
import { RenderedPageContext } from '#web/lib/rendered-page.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { textId } from './reading-position.ts';
import { ReadingView } from './reading-view.tsx';

interface SharedPageProps {
  story: {
    title: string;
    penName: string;
    wordCount: number;
    forAdults: boolean;
    /** The site's locative ending, with its apostrophe: "’de". */
    atSite: string;
    chapters: readonly ReadingChapter[];
  };
  token: string;
}

/** The storage key for a link's reading position; only the start of the token, so that it does not reveal the link. */
const positionKeyOf = (token: string) => `${sharedTextPrefix}${token.slice(0, 12)}`;

/** Applies the reading settings before the text is painted. */
const applyStoredSettings = import.meta.env.SSR
  ? `try{(${drawLook})(JSON.parse(localStorage.getItem('yazihane.reading-look')).drawn)}catch{}`
  : '';

/** Shows a shared story to everybody who has the link, with the text that the server rendered. */
export function SharedPage({ story, token }: SharedPageProps) {
  const brand = useBrand();
  const page = use(RenderedPageContext);
  // The browser finds the text in the page that the server rendered.
  const [html] = useState(() => page?.textMark ?? document.getElementById(textId)?.innerHTML ?? '');
  return (
    <>
      <InlineScript text={applyStoredSettings} />
      <ReadingView
        title={storyName(story.title)}
        byline={
          story.penName && (
            <p className="mt-3 font-serif text-lg text-ink-soft wrap-anywhere">{story.penName}</p>
          )
        }
        chapters={story.chapters}
        words={story.wordCount}
        positionKey={positionKeyOf(token)}
        textCameFirst
        back={
          <Link
            to="/"
            aria-label={`${brand.name}: ana sayfa`}
            title={brand.name}
            className="inline-grid size-target shrink-0 place-items-center rounded-md text-accent hover:bg-well"
          >
            <Feather aria-hidden="true" className="size-5" />
          </Link>
        }
        end={
          <footer className="mx-auto mt-20 grid max-w-(--reading-width) gap-1 border-t border-line pt-6 text-sm text-ink-soft">
            <p>
              Bu sayfayı yalnızca bağlantısı olanlar görür. <TextLink to="/">{brand.name}</TextLink>
              {story.atSite} yazıldı.
            </p>
            <p>
              Metinde hukuka aykırı bir şey varsa bağlantısıyla birlikte{' '}
              <TextLink to="/iletisim">bize bildirin</TextLink>.
            </p>
          </footer>
        }
      >
        <div
          id={textId}
          className="reading-text"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has escaped it
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </ReadingView>
    </>
  );
}
