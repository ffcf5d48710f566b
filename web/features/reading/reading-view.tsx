import { ALargeSmall, List, Volume2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import type { ReadingChapter } from '#domain/story/reading/book.ts';
import { wordsPerMinute } from '#domain/text/reading-speed.ts';
import { AloudBar } from './aloud-bar.tsx';
import { PositionNotice } from './position-notice.tsx';
import { scrollToBlock, textElement } from './reading-position.ts';
import { useReadingSettings } from './reading-settings.ts';
import { ReadingSettingsPanel } from './reading-settings-panel.tsx';
import { useApplyReadingSettings } from './use-apply-reading-settings.ts';
import { useReadAloud } from './use-read-aloud.ts';
import { useReadingKeys } from './use-reading-keys.ts';
import { useReadingPosition } from './use-reading-position.ts';

const toolClasses =
  'inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-md px-2.5 text-sm font-semibold text-ink-soft hover:bg-well hover:text-ink [&_svg]:size-5';
const panelClasses =
  'inset-auto m-0 max-h-[70dvh] sm:max-h-[calc(100dvh-5.5rem)] overflow-y-auto border border-line bg-sheet p-5 text-ink shadow-float max-sm:inset-x-0 max-sm:bottom-0 max-sm:w-full max-sm:rounded-t-xl sm:top-17 sm:right-4 sm:w-96 sm:rounded-xl';

/** The remaining reading time of these words, as a text. */
function restText(percent: number, words: number): string {
  const minutes = Math.ceil(((1 - percent / 100) * words) / wordsPerMinute);
  if (percent >= 100 || minutes === 0) return 'bitti';
  if (minutes < 60) return `${minutes} dk kaldı`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours} sa kaldı` : `${hours} sa ${rest} dk kaldı`;
}

interface ReadingViewProps {
  title: string;
  /** Shown below the title. */
  byline?: ReactNode;
  chapters: readonly ReadingChapter[];
  words: number;
  /** The key of the text's stored position. */
  positionKey: string;
  /** Whether the position may be stored now; always by default. */
  mayStorePosition?: () => boolean;
  /** True when the server rendered the text, so that it is shown before the app runs. */
  textCameFirst?: boolean;
  /** The back link in the header. */
  back: ReactNode;
  /** More actions in the header. */
  tools?: ReactNode;
  /** The text, in the element `textId`. */
  children: ReactNode;
  /** Shown below the text. */
  end?: ReactNode;
}

/** A story with the reading tools. */
export function ReadingView(props: ReadingViewProps) {
  const { title, chapters, words } = props;
  const look = useReadingSettings();
  useApplyReadingSettings(look);
  const aloud = useReadAloud(look);
  const place = useReadingPosition(props.positionKey, props.textCameFirst ?? false, props.mayStorePosition);
  const [contentsId, lookId] = [useId(), useId()];
  const listen = useRef<HTMLButtonElement>(null);
  const at = chapters.findLastIndex(({ part }) => part <= place.part);

  function goTo(chapter: ReadingChapter | undefined) {
    if (!chapter) return;
    document.getElementById(contentsId)?.hidePopover();
    const heading =
      document.getElementById(chapter.anchor) ?? textElement()?.children[chapter.part] ?? document.body;
    scrollToBlock(heading);
    (heading as HTMLElement).focus({ preventScroll: true });
  }
  useReadingKeys(
    {
      chapter: (step) => goTo(chapters[at + step]),
      toggleAloud: aloud.toggle,
      sentence: aloud.step,
    },
    look.shortcuts,
  );

  return (
    <div className="reading-room min-h-dvh">
      <header className="sticky top-0 z-20 border-b border-line bg-paper">
        <div className="mx-auto flex h-16 w-full max-w-page items-center gap-1 px-2 sm:px-5">
          {props.back}
          <p className="mr-auto min-w-0 px-1">
            <span className="block truncate text-sm font-semibold max-sm:sr-only">{title}</span>
            <span className="block truncate text-xs text-ink-soft tabular-nums">
              %{place.percent}
              <span className="max-[26rem]:sr-only"> · {restText(place.percent, words)}</span>
            </span>
          </p>
          {chapters.length > 0 && (
            <button type="button" popoverTarget={contentsId} className={toolClasses}>
              <List aria-hidden="true" />
              <span className="max-sm:sr-only">Bölümler</span>
            </button>
          )}
          <button type="button" popoverTarget={lookId} className={toolClasses}>
            <ALargeSmall aria-hidden="true" />
            <span className="max-sm:sr-only">Görünüm</span>
          </button>
          <button ref={listen} type="button" onClick={aloud.toggle} className={toolClasses}>
            <Volume2 aria-hidden="true" />
            <span className="max-sm:sr-only">{aloud.state === 'reading' ? 'Duraklat' : 'Dinle'}</span>
          </button>
          {props.tools}
        </div>
        <div
          aria-hidden="true"
          className="absolute -bottom-px left-0 h-0.5 bg-accent"
          style={{ width: `${place.percent}%` }}
        />
      </header>
      <div id={contentsId} popover="auto" role="dialog" aria-label="Bölümler" className={panelClasses}>
        <ol className="-mx-2 grid">
          {chapters.map((chapter, index) => (
            <li key={chapter.anchor}>
              <a
                href={`#${chapter.anchor}`}
                aria-current={index === at ? 'location' : undefined}
                className="flex min-h-target items-center rounded-md px-2 py-1.5 text-sm text-ink no-underline wrap-anywhere hover:bg-well aria-[current]:font-semibold aria-[current]:text-accent"
                onClick={(event: MouseEvent) => {
                  event.preventDefault();
                  goTo(chapter);
                }}
              >
                {chapter.title}
              </a>
            </li>
          ))}
        </ol>
      </div>
      <div id={lookId} popover="auto" role="dialog" aria-label="Görünüm" className={panelClasses}>
        <ReadingSettingsPanel look={look} />
      </div>
      <main className="px-5 pt-10 pb-40 sm:pt-16">
        <div className="mx-auto mb-12 max-w-(--reading-width)">
          <h1 className="text-3xl wrap-anywhere sm:text-4xl">{title}</h1>
          {props.byline}
        </div>
        {props.children}
        {props.end}
      </main>
      {aloud.state === 'off' && <PositionNotice place={place} />}
      <AloudBar
        aloud={aloud}
        look={look}
        onClose={() => {
          aloud.close();
          // The focus would be lost with the closing bar's button.
          listen.current?.focus();
        }}
      />
    </div>
  );
}
