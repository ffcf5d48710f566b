import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { suggestTitle } from '#domain/story/suggest-title.ts';
import { isBusy } from '#web/features/generation/index.ts';
import { classes } from '#web/ui/classes.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { isApple } from '../shortcuts.tsx';
import type { Editor } from '../use-editor.ts';
import { ContinueButton } from './continue-button.tsx';
import { DirectionLine } from './direction-line.tsx';
import { EmptyPage } from './empty-page.tsx';
import { forecastContinuation } from './forecast-continuation.ts';
import { GenerationLine } from './generation-line.tsx';
import { StoryTitle } from './story-title.tsx';
import { useOutcome } from './use-outcome.ts';

const ManuscriptView = lazy(() => import('../manuscript/manuscript-view.tsx'));

/** Offers the continuation with its price on empty lines of the text. */
function useContinueOffer(editor: Editor): void {
  const { field, page, writer } = editor;
  const latest = useRef(editor);
  latest.current = editor;
  const isOffered = !page.blank && !isBusy(writer.state) && !editor.shortage;
  const { low, high } = forecastContinuation(editor, '');
  const price = Math.round((low + high) / 2).toLocaleString('tr-TR');
  useEffect(() => {
    field?.offer(
      isOffered
        ? {
            label: `Devam et ${isApple ? '⌘' : '⌃'}↵ · yaklaşık ${price}`,
            onAccept: () => latest.current.generate('caret'),
          }
        : null,
    );
  }, [field, isOffered, price]);
}

/** How far the first paragraph is looked for, characters. */
const searchedForStart = 2_000;

/** Puts the caret into the page as it is opened; a touch screen would open its keyboard over the text. */
function useCaretOnOpening({ field }: Editor): void {
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (!field || !isFree || matchMedia('(pointer: coarse)').matches) return;
    // Not in a heading, whose marks would be shown.
    const at = /^(?!#|[ \t]*$)/mu.exec(field.slice(0, searchedForStart))?.index ?? 0;
    field.putCaret(at);
  }, [field]);
}

interface StoryPageProps {
  editor: Editor;
  onWizard: () => void;
  /** The right drawer has the button that goes on. */
  isGenerationOpen: boolean;
  onVariants: (generationId: string | null) => void;
  /** True below the width at which drawers stand beside the page. */
  isNarrow: boolean;
  /** Whether the line for a direction is open. */
  directing: boolean;
  onDirecting: (open: boolean) => void;
  selectionOpen: boolean;
  onSelectionOpen: (open: boolean) => void;
}

/** The sheet: the title, the text, and on an empty one the ways to begin. */
export function StoryPage(props: StoryPageProps) {
  const { editor } = props;
  const { page, saving, writer, edit } = editor;
  const { fields, blank } = page;
  const id = useId();
  const writing = isBusy(writer.state);
  const outcome = useOutcome(editor);
  /** The line after a generation says itself how to go on. */
  const hasLine = outcome.generation !== null || writer.state.phase === 'failed';
  const fault = saving.fault?.field === 'content' ? saving.fault.text : null;
  useContinueOffer(editor);
  useCaretOnOpening(editor);
  return (
    <div className={classes('relative flex flex-col', blank ? '[--manuscript-height:7rem]' : 'flex-1')}>
      <StoryTitle
        title={fields.title}
        onTitle={(title) => {
          edit({ title });
          if (saving.fault?.field === 'title') saving.clearFault();
        }}
        fault={saving.fault?.field === 'title' ? saving.fault.text : null}
        suggestion={() => suggestTitle(page.textNow(), fields.idea)}
        titleRef={editor.titleRef}
        onLeave={() => page.manuscript.current?.focus()}
      />
      <p id={`${id}-label`} className="sr-only">
        Hikâye metni
      </p>
      {/* On an empty page it has its height before the text field is there: nothing below moves. */}
      <div aria-busy={writing} className={blank ? 'min-h-(--manuscript-height)' : undefined}>
        <Suspense
          fallback={
            <SkeletonGroup label="Metin alanı yükleniyor…" className="grid content-start gap-4 py-1">
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-11/12" />
              <Skeleton className="h-4 w-4/5" />
            </SkeletonGroup>
          }
        >
          <ManuscriptView
            session={page.session}
            labelledBy={`${id}-label`}
            describedBy={`${id}-note`}
            onChange={(byOthers) => {
              editor.onTextChange(byOthers);
              if (saving.fault?.field === 'content') saving.clearFault();
            }}
            onReady={page.attach}
            onDirection={() => {
              if (!writing) props.onDirecting(true);
              return !writing;
            }}
          />
        </Suspense>
      </div>
      {/* Next to the text in the order of the tabulator. */}
      <SelectionBar
        actions={editor.selection}
        manuscript={page.manuscript}
        ready={page.ready}
        busy={writing}
        open={props.selectionOpen}
        onOpenChange={props.onSelectionOpen}
      />
      <p id={`${id}-note`} className={fault ? 'text-sm font-medium text-danger' : 'sr-only'}>
        {fault ?? 'Üretilen metin, siz düzenleyene kadar renkli gösterilir.'}
      </p>
      {blank && <EmptyPage editor={editor} onWizard={props.onWizard} />}
      {page.ready && !blank && !writing && !hasLine && !props.isGenerationOpen && (
        <ContinueButton editor={editor} />
      )}
      {props.directing && !writing && (
        <DirectionLine editor={editor} onClose={() => props.onDirecting(false)} />
      )}
      <GenerationLine
        editor={editor}
        outcome={outcome}
        isNarrow={props.isNarrow}
        onVariants={props.onVariants}
      />
    </div>
  );
}
