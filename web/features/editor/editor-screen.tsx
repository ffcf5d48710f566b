import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SignInAgainDialog } from '#web/features/account/index.ts';
import { ExportDialog, type ExportSource } from '#web/features/export/index.ts';
import { GenerationAnnouncer, isBusy } from '#web/features/generation/index.ts';
import { GoalLine } from '#web/features/goals/index.ts';
import { StyleCheckDialog } from '#web/features/house-style/index.ts';
import { ShareButton, ShareDialog } from '#web/features/share/index.ts';
import { StoryWizard } from '#web/features/wizard/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { classes } from '#web/ui/classes.ts';
import { PlanDialog } from './chapters/plan-dialog.tsx';
import { downloadStory } from './download-story.ts';
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
import { useTypingFade } from './layout/use-typing-fade.ts';
import { useNamesInText } from './names/use-names-in-text.ts';
import { StoryPage } from './page/story-page.tsx';
import { useSavedState } from './saved-note.tsx';
import { SuggestionPanel } from './selection/suggestion-panel.tsx';
import type { SessionSnapshot, StorySession } from './session/story-session.ts';
import { useSessionValue } from './session/use-session.ts';
import { ShortcutsDialog, useShortcuts } from './shortcuts.tsx';
import { type Editor, type EditorScreenProps, useEditor } from './use-editor.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';

/** Both compare texts: their code is loaded when it is first wanted. */
const VariantsDrawer = lazy(() => import('./variants/variants-drawer.tsx'));
const RevisionsDialog = lazy(() => import('./revisions/revisions-dialog.tsx'));

/** Status banners leave after this long, ms (spec 1 §2). */
const bannerMs = 3_000;

const isWritingIn = (field: Editor['field']): boolean =>
  field?.field().contains(document.activeElement) ?? false;

const isBlankOf = ({ isBlank }: SessionSnapshot) => isBlank;

/** The address names the story as soon as something of it is there, so that a reload finds it. */
function useNameInAddress(session: StorySession, storyId: string): void {
  const isBlank = useSessionValue(session, isBlankOf);
  const [search, setSearch] = useSearchParams();
  const isNamed = search.get('hikaye') === storyId;
  useEffect(() => {
    if (!isBlank && !isNamed) setSearch({ hikaye: storyId }, { replace: true, preventScrollReset: true });
  }, [isBlank, isNamed, storyId, setSearch]);
}

/** The window's title is the story's. */
function useDocumentTitle(title: string): void {
  const first = useRef<string | null>(null);
  useEffect(() => {
    first.current ??= document.title;
    const name = title.trim();
    document.title = name === '' ? first.current : `${name} | Yazıhane`;
  }, [title]);
}

/**
 * The top line stays in view, and the text field keeps the caret clear of it by itself: the site's scroll padding would make the page
 * jump as a button of the line gets the focus.
 */
function useNoScrollPadding(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingTop = '0px';
    return () => void style.removeProperty('scroll-padding-top');
  }, []);
}

type OpenDialog = 'wizard' | 'plan' | 'style' | 'share' | 'shortcuts';

/** The editor's screen: the page, its two drawers and everything that opens over them (spec 1 §2). */
export function EditorScreen(props: EditorScreenProps) {
  const editor = useEditor(props);
  const { page, saving, refusal, writer, status, noticesRef, chapters, viewer, say } = editor;
  const { storedId, fields, blank } = page;
  useNameInAddress(props.session, props.storyId);
  useDocumentTitle(fields.title);
  useKeyboardHeight();
  useNoScrollPadding();
  const drawers = useDrawers();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [revisions, setRevisions] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const [exported, setExported] = useState<ExportSource | null>(null);
  /** How often the search was asked for by its menu item. */
  const [findRequest, setFindRequest] = useState(0);
  const [selectionOpen, setSelectionOpen] = useState(false);
  const busy = isBusy(writer.state);
  const suggested = editor.selection.asked !== null;
  // A suggestion waits for its place, which must not be moved away under it.
  const writing = busy || suggested;

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
    help: () => setDialog('shortcuts'),
    drawer: drawers.toggleLeft,
  });

  const here = `/editor?hikaye=${props.storyId}`;
  const savedState = useSavedState(props.session);
  const isFaded = useTypingFade(editor.field?.field() ?? null);
  const showWayOut = () => noticesRef.current?.focus();
  const text = page.textNow;
  const closed = (kind: OpenDialog) => (open: boolean) => setDialog(open ? kind : null);

  /** The right drawer shows one thing: a suggestion comes before what was opened there. */
  const right = suggested ? null : drawers.right;
  /** A drawer lies over the whole of a narrow window. */
  const isCovered = !drawers.isBeside && (drawers.isLeftOpen || right !== null);
  const phoneBar = useRef<HTMLElement>(null);
  const closeDrawer = () => {
    if (right) drawers.closeRight();
    else drawers.setLeft(false);
    // The page is inert until it is drawn again.
    requestAnimationFrame(() => {
      if (drawers.isBeside) page.manuscript.current?.focus();
      else phoneBar.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    });
  };
  const showVariants = (of: string | null) => drawers.openRight({ kind: 'variants', of });
  const showGeneration = () =>
    drawers.right?.kind === 'generation' ? drawers.closeRight() : drawers.openRight({ kind: 'generation' });
  const menu: Omit<MoreMenuActions, 'isNarrow'> = {
    blank,
    readPath: storedId === null ? null : `/oku?hikaye=${storedId}`,
    text,
    onSide: () => drawers.setLeft(true),
    onGeneration: showGeneration,
    onWizard: () => setDialog('wizard'),
    onDownload: () => downloadStory(fields.title, text()),
    onExport: () => setExported({ title: fields.title, content: text() }),
    onFocusMode: focus.enter,
    onShare: viewer && storedId !== null ? () => setDialog('share') : null,
    onFind: () => setFindRequest((now) => now + 1),
    onPlan: () => setDialog('plan'),
    onStyleCheck: () => setDialog('style'),
    onVariants: () => showVariants(null),
    onRevisions: () => setRevisions('open'),
    onShortcuts: () => setDialog('shortcuts'),
    onCopied: (isCopied) => say(isCopied ? 'success' : 'error', isCopied ? 'Kopyalandı!' : 'Kopyalanamadı'),
  };

  return (
    <div
      data-focus-mode={focus.isOn || undefined}
      className={classes(
        'flex min-h-dvh flex-col lg:[--phone-bar:0px]',
        // The bar has a line more where tokens are short.
        editor.shortage && !busy ? '[--phone-bar:5.25rem]' : '[--phone-bar:3.5rem]',
        focus.isOn && '[&_[data-quiet]]:hidden',
      )}
    >
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
        chapters={chapters}
        savedState={savedState}
        onWayOut={showWayOut}
        saving={saving.saving}
        isFaded={isFaded && ['saved', 'saving', 'blank'].includes(savedState)}
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
          <div className="mx-auto flex w-full max-w-[38rem] flex-1 flex-col">
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
              selectionOpen={selectionOpen}
              onSelectionOpen={setSelectionOpen}
            />
          </div>
        </main>
      </div>
      <SuggestionPanel actions={editor.selection} />
      <GenerationDrawer
        editor={editor}
        drawers={{ ...drawers, right }}
        onClose={closeDrawer}
        onWizard={menu.onWizard}
      />
      {!drawers.isBeside && (
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
        <div className="fixed inset-x-3 top-12 z-30 mx-auto max-w-md rounded-md shadow-float">
          <Banner key={status.at} tone={status.tone} leavesAfterMs={bannerMs} onDismiss={editor.clearStatus}>
            {status.text}
          </Banner>
        </div>
      )}
      <PlanDialog
        open={dialog === 'plan'}
        onOpenChange={closed('plan')}
        chapters={chapters}
        summaries={editor.summaries}
        blank={blank}
        writing={writing}
      />
      <StyleCheckDialog
        open={dialog === 'style'}
        onClose={() => setDialog(null)}
        field={editor.field}
        storyStyle={editor.storyStyle}
        spelling={editor.spelling}
        signedIn={viewer !== null}
        busy={busy}
      />
      {dialog === 'share' && storedId !== null && (
        <Suspense fallback={null}>
          <ShareDialog storyId={storedId} title={fields.title} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      {exported && <ExportDialog source={exported} onClose={() => setExported(null)} />}
      <Suspense fallback={null}>
        {revisions !== 'unopened' && (
          <RevisionsDialog
            open={revisions === 'open'}
            onOpenChange={(open) => setRevisions(open ? 'open' : 'closed')}
            storyId={storedId}
            {...editor.revisions}
          />
        )}
        {right?.kind === 'variants' && (
          <VariantsDrawer
            open
            of={right.of}
            isBeside={drawers.isBeside}
            onOpenChange={(open) => !open && closeDrawer()}
            onShow={showVariants}
            storyId={storedId}
            manuscript={page.manuscript}
            busy={writing}
            {...editor.variants}
          />
        )}
      </Suspense>
      {/* Its story goes into the text field, which has to be there first. */}
      {refusal.signInAsked && (
        <Suspense fallback={null}>
          <SignInAgainDialog
            ownerId={props.userId}
            signInPath={`/giris?next=${encodeURIComponent(here)}`}
            onClose={() => refusal.askSignIn(false)}
            onBack={refusal.signedInAgain}
            onKeepForOther={refusal.saveForOther}
          />
        </Suspense>
      )}
      <StoryWizard
        open={dialog === 'wizard' && page.ready}
        onOpenChange={closed('wizard')}
        onEdit={(story, { goesOn }) => {
          editor.takeWizardStory(story);
          if (goesOn) editor.generate();
        }}
      />
      <ShortcutsDialog open={dialog === 'shortcuts'} onOpenChange={closed('shortcuts')} />
    </div>
  );
}
