import {
  ArrowLeft,
  BookOpenText,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Download,
  Maximize2,
  PanelLeft,
  Save,
  SlidersHorizontal,
  WandSparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BalanceNote } from '#web/features/usage/index.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { chapterName } from '../chapters/chapter-name.ts';
import type { Chapters } from '../chapters/use-chapters.ts';
import { useTelling } from '../save-status-announcer.ts';
import { SavedNote, type SavedNoteProps } from '../saved-note.tsx';

/** Which chapter is shown alone, and the ones beside it. */
function ChapterSteps({ chapters }: { chapters: Chapters }) {
  const { rows, openId } = chapters;
  const index = rows.findIndex(({ id }) => id === openId);
  const shown = rows[index];
  if (!shown) return null;
  const step = (to: number) => () => chapters.open(rows[to]?.id ?? null);
  return (
    <span className="flex min-w-0 items-center max-lg:justify-between max-lg:px-1">
      <span aria-hidden="true" className="text-ink-soft max-lg:hidden">
        /
      </span>
      <IconButton
        label="Önceki bölüm"
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={index === 0}
        onClick={step(index - 1)}
      />
      <span className="min-w-0 truncate text-sm" aria-live="polite">
        <span className="text-ink-soft tabular-nums">
          {index + 1}/{rows.length}
        </span>{' '}
        <span className="font-serif">{chapterName(shown)}</span>
      </span>
      <IconButton
        label="Sonraki bölüm"
        icon={<ChevronRight aria-hidden="true" />}
        disabled={index === rows.length - 1}
        onClick={step(index + 1)}
      />
    </span>
  );
}

export interface TopLineProps extends SavedNoteProps {
  /** True below the width at which drawers stand beside the page. */
  isNarrow: boolean;
  /** True while a drawer lies over it. */
  inert: boolean;
  title: string;
  /** True once the page's own title is scrolled out of sight. */
  isTitleGone: boolean;
  /** The chapter at the window's top while the whole text is shown; null for none. */
  chapterInSight: string | null;
  chapters: Chapters;
  blank: boolean;
  saving: boolean;
  /** True while the writer types: the line fades, so that only the page is seen. */
  isFaded: boolean;
  isSideOpen: boolean;
  isGenerationOpen: boolean;
  text: () => string;
  /** Null where the wizard's own form stands on the page. */
  onWizard: (() => void) | null;
  onSide: () => void;
  onGeneration: () => void;
  onSave: () => void;
  onDownload: () => void;
  onExport: () => void;
  onFocusMode: () => void;
  /** Null before the story is stored. */
  readPath: string | null;
  /** The share button and the menu of everything else. */
  end: ReactNode;
}

/** The editor's one line: the way back, where the words stand, and what is done with the story. */
export function TopLine(props: TopLineProps) {
  const { title, blank, savedState } = props;
  const telling = useTelling(savedState);
  const name = title.trim();
  return (
    <header
      data-quiet
      inert={props.inert}
      data-faded={props.isFaded || undefined}
      className="sticky top-0 z-20 bg-paper transition-opacity duration-300 focus-within:opacity-100 data-faded:opacity-0"
    >
      <div className="flex h-12 items-center gap-0.5 px-1 lg:h-10 lg:px-2 lg:[&_a]:min-h-9 lg:[&_button]:min-h-9 lg:[&_button]:py-1">
        <Link
          to="/panel"
          aria-label="Panele dön"
          title="Panele dön"
          className="inline-grid size-target shrink-0 place-items-center rounded-md text-ink-soft hover:bg-well hover:text-ink lg:size-9"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        <IconButton
          label="Yan panel"
          aria-expanded={props.isSideOpen}
          aria-keyshortcuts="Control+\"
          icon={<PanelLeft aria-hidden="true" />}
          onClick={props.onSide}
          className="max-lg:hidden lg:size-9"
        />
        <div
          className={classes(
            'flex min-w-0 flex-1 items-center gap-x-1 transition-transform max-lg:flex-col max-lg:items-start max-lg:pr-2 max-lg:pl-1 lg:pl-1',
            // On a narrow window the saved note stands below the name; alone it is in the line's middle.
            !props.isTitleGone && 'max-lg:-translate-y-2.5',
          )}
        >
          <div
            // Its room stays, so that no other part moves as it comes.
            className={classes(
              'flex max-w-full min-w-0 items-baseline font-serif text-base leading-tight transition-opacity lg:text-sm',
              !props.isTitleGone && 'opacity-0',
            )}
          >
            <h1 className="min-w-0 truncate text-[1em] leading-tight tracking-normal">
              {name === '' ? (
                'Hikaye Editörü'
              ) : (
                <>
                  <span className="sr-only">Hikaye Editörü: </span>
                  {name}
                </>
              )}
            </h1>
            {props.chapterInSight !== null && (
              <p className="max-w-[65%] shrink-0 truncate whitespace-pre text-ink-soft">
                {` / ${props.chapterInSight}`}
              </p>
            )}
          </div>
          {!props.isNarrow && <ChapterSteps chapters={props.chapters} />}
          <p
            aria-live={telling}
            className="max-w-full min-w-0 shrink-0 text-xs leading-tight text-ink-soft max-lg:line-clamp-2 lg:ml-auto lg:truncate lg:px-2"
          >
            <SavedNote savedState={savedState} onWayOut={props.onWayOut} />
          </p>
        </div>
        <BalanceNote look="short" />
        <div className="flex shrink-0 items-center lg:[&_a]:px-2.5 lg:[&_button]:px-2.5 [&_svg]:text-ink-soft">
          {props.onWizard && (
            <IconButton
              label="Hikaye Sihirbazı"
              icon={<WandSparkles aria-hidden="true" />}
              onClick={props.onWizard}
              className="max-lg:hidden"
            />
          )}
          {!blank && (
            <IconButton
              label="Üretim ayarları"
              aria-expanded={props.isGenerationOpen}
              icon={<SlidersHorizontal aria-hidden="true" />}
              onClick={props.onGeneration}
              className="max-lg:hidden"
            />
          )}
          <Button
            variant="quiet"
            className="max-lg:px-2.5!"
            icon={<Save aria-hidden="true" />}
            loading={props.saving}
            onClick={props.onSave}
          >
            <span>Kaydet</span>
          </Button>
          <div className="flex items-center max-lg:hidden">
            <CopyButton text={props.text} disabled={blank} variant="quiet" />
            <Button
              variant="quiet"
              className="rounded-r-none pr-1!"
              disabled={blank}
              icon={<Download aria-hidden="true" />}
              onClick={props.onDownload}
            >
              İndir
            </Button>
            <IconButton
              label="Dışa aktar"
              aria-haspopup="dialog"
              disabled={blank}
              icon={<ChevronDown aria-hidden="true" />}
              onClick={props.onExport}
              className="w-6! rounded-l-none px-0! lg:h-9"
            />
            <IconButton
              label="Odak modu"
              icon={<Maximize2 aria-hidden="true" />}
              onClick={props.onFocusMode}
            />
            {props.readPath && (
              <Link
                to={props.readPath}
                aria-label={`Oku: ${name === '' ? 'Adsız hikâye' : name}`}
                title="Oku"
                className="inline-grid size-9 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-well hover:text-ink"
              >
                <BookOpenText aria-hidden="true" className="size-5" />
              </Link>
            )}
          </div>
          <div className="flex items-center max-lg:hidden">{props.end}</div>
        </div>
      </div>
      {props.isNarrow && <ChapterSteps chapters={props.chapters} />}
    </header>
  );
}
