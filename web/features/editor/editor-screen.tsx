import { lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { GenerationAnnouncer, isBusy } from '#web/features/generation/index.ts';
import { GoalLine } from '#web/features/goals/index.ts';
import { ShareButton } from '#web/features/share/index.ts';
import { fullTitle } from '#web/features/shell/index.ts';
import { useBrand } from '#web/lib/brand.ts';
import { Banner } from '#web/ui/banner.tsx';
import { classes } from '#web/ui/classes.ts';
import { downloadStory } from './download-story.ts';
import { type EditorDialog, EditorDialogs } from './editor-dialogs.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { FindPanel } from './find/find-panel.tsx';
import { FocusBar } from './focus-mode/focus-bar.tsx';
import { useFocusMode } from './focus-mode/use-focus-mode.ts';
import { GenerationDrawer } from './layout/generation-drawer.tsx';
import { MoreMenu, type MoreMenuActions } from './layout/more-menu.tsx';
import { PhoneBar } from './layout/phone-bar.tsx';
import { SidePanel } from './layout/side-panel.tsx';
import { TopLine } from './layout/top-line.tsx';
import { useDrawers } from './layout/use-drawers.ts';
import { usePlaceInText } from './layout/use-place-in-text.ts';
import { useTypingFade } from './layout/use-typing-fade.ts';
import { useNamesInText } from './names/use-names-in-text.ts';
import { StoryPage } from './page/story-page.tsx';
import { isUnsaved, useSavedState } from './saved-note.tsx';
import { SuggestionPanel } from './selection/suggestion-panel.tsx';
import { useShortcuts } from './shortcuts.tsx';
import { type Editor, type EditorScreenProps, useEditor } from './use-editor.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';
import { useNameInAddress, useNoScrollPadding } from './use-page-frame.ts';

/** Compares texts: its code is loaded when it is first opened. */
const VariantsDrawer = lazy(() => import('./variants/variants-drawer.tsx'));

/** Status banners leave after this long, ms (spec 1 §2). */
const bannerMs = 3_000;

const isWritingIn = (field: Editor['field']): boolean =>
  field?.field().contains(document.activeElement) ?? false;

/** The editor's screen: the page, its two drawers and everything that opens over them (spec 1 §2). */
export function EditorScreen(props: EditorScreenProps) {
  const brand = useBrand();
  const editor = useEditor(props);
  const { page, saving, writer, status, noticesRef, chapters, viewer, say } = editor;
  const { storedId, fields, blank } = page;
  useNameInAddress(props.session, props.storyId);
  useKeyboardHeight();
  useNoScrollPadding();
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  /** As a transition, in which React shows a dialog as soon as its code is loaded, without a fallback for 300 ms before. */
  const showDialog = (next: EditorDialog | null) => startTransition(() => setDialog(next));
  /** How often the search was asked for by its menu item. */
  const [findRequest, setFindRequest] = useState(0);
  const [selectionOpen, setSelectionOpen] = useState(false);
  /** Whether the line for a direction is open in the text. */
  const [directing, setDirecting] = useState(false);
  const busy = isBusy(writer.state);
  // A text that is being written closes the line.
  if (directing && busy) setDirecting(false);
  const suggested = editor.selection.asked !== null;
  // A suggestion waits for its place, which must not be moved away under it.
  const writing = busy || suggested;
  const drawers = useDrawers(suggested);
  const { right } = drawers;

  const focus = useFocusMode(editor.field);
  const [askedEntry, askEntry] = useState<{ id: string } | null>(null);
  useNamesInText(editor, (kind, id) => {
    if (kind === 'character') return drawers.openTab('characters');
    if (kind === 'plot') return drawers.openTab('plot');
    drawers.openTab('world');
    askEntry({ id });
  });
  // A suggestion and an error stand beside the text, where focus mode shows nothing.
  const { leave } = focus;
  const isFailed = writer.state.phase === 'failed';
  useEffect(() => {
    if (suggested || isFailed) leave();
  }, [suggested, isFailed, leave]);

  useShortcuts({
    save: () => void saving.save(),
    // From within the text it goes on at the caret.
    generate: () => editor.generate(isWritingIn(editor.field) ? 'caret' : 'end'),
    stop() {
      const suggesting = isBusy(editor.selection.state);
      if (focus.isOn && !busy && !suggesting) return focus.leave();
      void writer.run.stop();
      editor.selection.stop();
    },
    help: () => showDialog('shortcuts'),
    drawer: drawers.toggleLeft,
  });

  const savedState = useSavedState(props.session);
  const placeInText = usePlaceInText(editor);
  const isFaded = useTypingFade(editor.field?.field() ?? null);
  const showWayOut = () => noticesRef.current?.focus();
  const text = page.textNow;

  /** A drawer lies over the whole of a narrow window. */
  const isCovered = !drawers.isBeside && (drawers.isLeftOpen || right !== null);
  const phoneBar = useRef<HTMLElement>(null);
  const closeDrawer = () => {
    if (right) drawers.closeRight();
    else drawers.setLeft(false);
    // The page is inert until it is drawn again.
    requestAnimationFrame(() => {
      if (drawers.isBeside) page.manuscript.current?.focus();
      else phoneBar.current?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus();
    });
  };
  const showVariants = (of: string | null) =>
    startTransition(() => drawers.openRight({ kind: 'variants', of }));
  const showGeneration = () =>
    right?.kind === 'generation' ? drawers.closeRight() : drawers.openRight({ kind: 'generation' });
  const menu: Omit<MoreMenuActions, 'isNarrow'> = {
    blank,
    readPath: storedId === null ? null : `/oku?hikaye=${storedId}`,
    text,
    onSide: () => drawers.setLeft(true),
    onGeneration: showGeneration,
    onWizard: () => showDialog('wizard'),
    onDownload: () => downloadStory(fields.title, text()),
    onExport: () => showDialog('export'),
    onFocusMode: focus.enter,
    onShare: viewer && storedId !== null ? () => showDialog('share') : null,
    onFind: () => setFindRequest((now) => now + 1),
    onPlan: () => showDialog('plan'),
    onStyleCheck: () => showDialog('style'),
    onVariants: () => showVariants(null),
    onRevisions: () => showDialog('revisions'),
    onShortcuts: () => showDialog('shortcuts'),
    onCopied: (isCopied) => say(isCopied ? 'success' : 'error', isCopied ? 'Kopyalandı!' : 'Kopyalanamadı'),
  };

  return (
    <div
      data-focus-mode={focus.isOn || undefined}
      className={classes(
        'flex min-h-dvh flex-col lg:[--phone-bar:0px]',
        // The bar has a line more where tokens are short, and gives way to the line for a direction.
        directing
          ? '[--phone-bar:0px]'
          : editor.shortage && !busy
            ? '[--phone-bar:5.25rem]'
            : '[--phone-bar:3.5rem]',
        focus.isOn && '[&_[data-quiet]]:hidden',
      )}
    >
      {fields.title.trim() !== '' && <title>{fullTitle(fields.title.trim(), brand)}</title>}
      {focus.isOn && (
        <FocusBar
          focus={focus}
          savedState={savedState}
          onWayOut={showWayOut}
          isFaded={isFaded}
          goal={viewer && <GoalLine look="line" />}
        />
      )}
      <TopLine
        {...menu}
        isNarrow={!drawers.isBeside}
        inert={isCovered}
        title={fields.title}
        {...placeInText}
        chapters={chapters}
        savedState={savedState}
        onWayOut={showWayOut}
        saving={saving.saving}
        isFaded={isFaded && !isUnsaved(savedState)}
        isSideOpen={drawers.isLeftOpen}
        isGenerationOpen={right?.kind === 'generation' && !blank}
        onWizard={blank ? null : menu.onWizard}
        onSide={drawers.toggleLeft}
        onSave={() => void saving.save()}
        end={
          <>
            {viewer && storedId !== null && <ShareButton storyId={storedId} title={fields.title} compact />}
            {drawers.isBeside && <MoreMenu {...menu} isNarrow={false} />}
          </>
        }
      />
      <SidePanel
        editor={editor}
        drawers={drawers}
        askedEntry={askedEntry}
        onClose={closeDrawer}
        onChapter={() => {
          drawers.setLeft(false);
          requestAnimationFrame(() => page.manuscript.current?.focus());
        }}
        writing={writing}
        onPlan={menu.onPlan}
        onStyleCheck={menu.onStyleCheck}
      />
      <div
        inert={isCovered}
        className={classes(
          'flex flex-1 flex-col',
          drawers.isBeside && drawers.isLeftOpen && !focus.isOn && 'lg:pl-88',
          drawers.isBeside && (suggested || right !== null) && !focus.isOn && 'lg:pr-105',
        )}
      >
        <main className="@container/page flex w-full flex-1 flex-col px-4 pt-2 pb-[calc(var(--phone-bar)+2rem)] sm:px-14 lg:pt-4">
          <div className="mx-auto flex w-full max-w-prose flex-1 flex-col">
            <GenerationAnnouncer state={writer.state} />
            <EditorNotices editor={editor} />
            <FindPanel
              session={page.session}
              manuscript={editor.field}
              busy={writing}
              request={findRequest}
            />
            <StoryPage
              editor={editor}
              onWizard={menu.onWizard}
              isGenerationOpen={right?.kind === 'generation'}
              onVariants={showVariants}
              isNarrow={!drawers.isBeside}
              directing={directing}
              onDirecting={setDirecting}
              selectionOpen={selectionOpen}
              onSelectionOpen={setSelectionOpen}
            />
          </div>
        </main>
      </div>
      <SuggestionPanel actions={editor.selection} />
      <GenerationDrawer editor={editor} drawers={drawers} onClose={closeDrawer} onWizard={menu.onWizard} />
      {!drawers.isBeside && !directing && (
        <PhoneBar
          barRef={phoneBar}
          inert={isCovered}
          blank={blank}
          state={writer.state}
          waiting={writer.waiting}
          shortage={editor.shortage}
          onGenerate={() => editor.generate()}
          onStop={() => void writer.run.stop()}
          onSelection={() => setSelectionOpen(true)}
          menu={<MoreMenu {...menu} isNarrow />}
        />
      )}
      {status && (
        // Over the top line, so that it covers neither the title nor the text.
        <div className="fixed inset-x-3 top-0.5 z-30 mx-auto w-fit max-w-2xl rounded-md bg-sheet shadow-float [&>*]:items-center [&>*]:py-1.5">
          <Banner key={status.at} tone={status.tone} leavesAfterMs={bannerMs} onDismiss={editor.clearStatus}>
            {status.text}
          </Banner>
        </div>
      )}
      <EditorDialogs
        editor={editor}
        userId={props.userId}
        storyId={props.storyId}
        writing={writing}
        dialog={dialog}
        onDialog={showDialog}
      />
      <Suspense fallback={null}>
        {right?.kind === 'variants' && (
          <VariantsDrawer
            of={right.of}
            isBeside={drawers.isBeside}
            onClose={closeDrawer}
            onShow={showVariants}
            storyId={storedId}
            manuscript={page.manuscript}
            busy={writing}
            {...editor.variants}
          />
        )}
      </Suspense>
    </div>
  );
}
