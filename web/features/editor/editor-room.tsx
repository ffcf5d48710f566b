import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SignInAgainDialog } from '#web/features/account/index.ts';
import { CharactersTab, PlotTab } from '#web/features/cards/index.ts';
import { GenerationAnnouncer, isBusy } from '#web/features/generation/index.ts';
import { StoryWizard } from '#web/features/wizard/index.ts';
import { WorldTab } from '#web/features/world/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { classes } from '#web/ui/classes.ts';
import { Deferred } from '#web/ui/deferred.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { EditorHeader } from './editor-header.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { FocusBar } from './focus-mode/focus-bar.tsx';
import { useFocusMode } from './focus-mode/use-focus-mode.ts';
import { useNamesInText } from './names/use-names-in-text.ts';
import { useSavedState } from './saved-note.tsx';
import type { SessionSnapshot, StorySession } from './session/story-session.ts';
import { useSessionValue } from './session/use-session.ts';
import { ShortcutsDialog, useShortcuts } from './shortcuts.tsx';
import { StoryTab } from './story-tab.tsx';
import { type Editor, type EditorRoomProps, useEditor } from './use-editor.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';

/** Both hold texts against each other: their code comes when it is first wanted. */
const VariantsDialog = lazy(() => import('./variants/variants-dialog.tsx'));
const RevisionsDialog = lazy(() => import('./revisions/revisions-dialog.tsx'));

/** Status banners leave after this long, ms (spec 1 §2). */
const bannerMs = 3_000;

/** In focus mode only the text stays, in the middle: what is marked so, and the tabs, leave. */
const quiet =
  '[&_[data-quiet]]:hidden [&_[role=tablist]]:hidden [&_main]:pt-24 sm:[&_main]:pt-16 ' +
  '[&_[data-desk]]:mx-auto [&_[data-desk]]:w-full [&_[data-desk]]:max-w-3xl lg:[&_[data-desk]]:grid-cols-1';

function AddedCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="text-xs font-normal tabular-nums">
      {count}
      <span className="sr-only"> tanesi üretime giriyor</span>
    </span>
  );
}

const isWritingIn = (field: Editor['field']): boolean =>
  field?.field().contains(document.activeElement) ?? false;

const tabOnItsWay = (
  <SkeletonGroup label="Bölüm yükleniyor…" className="grid gap-4 py-1">
    <Skeleton className="h-11 w-40" />
    <Skeleton className="h-24 w-full" />
  </SkeletonGroup>
);

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

/** The editor's screen: its tabs and everything that stands over them (spec 1 §2). */
export function EditorRoom(props: EditorRoomProps) {
  const editor = useEditor(props);
  const { page, saving, refusal, writer, cards, status, noticesRef } = editor;
  const { storedId } = page;
  useNameInAddress(props.session, props.storyId);
  const [tab, setTab] = useState('story');
  const [shortcuts, setShortcuts] = useState(false);
  const [wizard, setWizard] = useState(false);
  const [revisions, setRevisions] = useState<'unopened' | 'open' | 'closed'>('unopened');
  /** The texts of which request are shown; null for the list of all. Undefined until they are first wanted. */
  const [variants, setVariants] = useState<{ open: boolean; of: string | null }>();
  const busy = isBusy(writer.state);
  useKeyboardRoom();

  const focus = useFocusMode(editor.field);
  const [askedEntry, askEntry] = useState<{ id: string } | null>(null);
  useNamesInText(editor, (kind, id) => {
    if (kind === 'character') return setTab('characters');
    if (kind === 'plot') return setTab('plot');
    setTab('world');
    askEntry({ id });
  });

  // A suggestion stands beside the text, where focus mode shows nothing.
  const suggested = editor.selection.asked !== null;
  const { leave } = focus;
  useEffect(() => {
    if (suggested) leave();
  }, [suggested, leave]);

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
    help: () => setShortcuts(true),
  });

  const here = `/editor?hikaye=${props.storyId}`;
  const savedState = useSavedState(props.session);
  const showWayOut = () => noticesRef.current?.focus();

  const going = (wanted: keyof typeof page.fields.added) =>
    cards.story.items.filter(({ kind, leftOut }) => kind === wanted && leftOut === null).length;

  const tabs = [
    {
      id: 'story',
      label: 'Hikaye',
      note: busy && tab !== 'story' && <span className="spinner" aria-hidden="true" />,
      content: (
        <Deferred meanwhile={tabOnItsWay}>
          <StoryTab
            editor={editor}
            onWizard={() => setWizard(true)}
            onFocusMode={focus.enter}
            onVariants={(of) => setVariants({ open: true, of })}
          />
        </Deferred>
      ),
    },
    {
      id: 'characters',
      label: 'Karakterler',
      note: <AddedCount count={going('characters')} />,
      content: (
        <Suspense fallback={tabOnItsWay}>
          <CharactersTab cards={cards.all} />
        </Suspense>
      ),
    },
    {
      id: 'plot',
      label: 'Olay Örgüsü',
      note: <AddedCount count={going('plot')} />,
      content: (
        <Suspense fallback={tabOnItsWay}>
          <PlotTab cards={cards.all} />
        </Suspense>
      ),
    },
    {
      id: 'world',
      label: 'Evren',
      content: (
        <Suspense fallback={tabOnItsWay}>
          <WorldTab
            storyId={storedId}
            signedIn={editor.viewer !== null}
            shown={tab === 'world'}
            onOpenCard={(kind) => setTab(kind === 'character' ? 'characters' : 'plot')}
            asked={askedEntry}
          />
        </Suspense>
      ),
    },
  ];

  return (
    <div
      data-focus-mode={focus.isOn || undefined}
      className={classes('flex min-h-dvh flex-col', focus.isOn && quiet)}
    >
      {focus.isOn && <FocusBar focus={focus} savedState={savedState} onWayOut={showWayOut} />}
      <EditorHeader
        savedState={savedState}
        onWayOut={showWayOut}
        onRevisions={() => setRevisions('open')}
        onShortcuts={() => setShortcuts(true)}
      />
      <main className="mx-auto flex w-full max-w-page flex-1 flex-col px-3 sm:px-5">
        <GenerationAnnouncer state={writer.state} />
        <EditorNotices editor={editor} />
        <Tabs label="Editörün bölümleri" tabs={tabs} value={tab} onChange={setTab} />
      </main>
      {status && (
        <div className="fixed inset-x-3 bottom-22 z-30 mx-auto max-w-md rounded-md shadow-float">
          <Banner key={status.at} tone={status.tone} leavesAfterMs={bannerMs} onDismiss={editor.clearStatus}>
            {status.text}
          </Banner>
        </div>
      )}
      <Suspense fallback={null}>
        {revisions !== 'unopened' && (
          <RevisionsDialog
            open={revisions === 'open'}
            onOpenChange={(open) => setRevisions(open ? 'open' : 'closed')}
            storyId={storedId}
            {...editor.revisions}
          />
        )}
        {variants && (
          <VariantsDialog
            open={variants.open}
            of={variants.of}
            onOpenChange={(open) => setVariants((now) => ({ of: now?.of ?? null, open }))}
            onShow={(of) => setVariants({ open: true, of })}
            storyId={storedId}
            manuscript={page.manuscript}
            busy={busy || editor.selection.asked !== null}
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
        open={wizard && page.ready}
        onOpenChange={setWizard}
        onEdit={(story, { goesOn }) => {
          setTab('story');
          editor.takeWizardStory(story);
          if (goesOn) editor.generate();
        }}
      />
      <ShortcutsDialog open={shortcuts} onOpenChange={setShortcuts} />
    </div>
  );
}
