import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Story } from '#contract/stories.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import { countWords } from '#domain/story.ts';
import { GenerationAnnouncer, isBusy } from '#web/features/generation/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ActionBar } from './action-bar.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { downloadStory } from './download-story.ts';
import { type Draft, type StoryFields, sameFields } from './drafts/draft.ts';
import { EditorHeader } from './editor-header.tsx';
import { DraftOffer, SaveFaultNote, StrayOffer } from './editor-notices.tsx';
import { IdeaPanel } from './idea-panel.tsx';
import type { Manuscript } from './manuscript/manuscript-view.tsx';
import { fieldsOf } from './save-story.ts';
import { ShortcutsDialog, useShortcuts } from './shortcuts.tsx';
import { StoryText, StoryTitle } from './story-sheet.tsx';
import { type DraftTarget, useDrafts } from './use-drafts.ts';
import { useSaving } from './use-saving.ts';
import { useStoryWriter } from './use-story-writer.ts';

/** Status banners leave after this long, ms (spec 1 §2). */
const bannerMs = 3_000;

export interface EditorRoomProps {
  userId: string;
  /** The client's id for a story that is not saved yet, or the opened story's. */
  storyId: string;
  opened: Story | null;
  initial: StoryFields;
  /** True where another page handed over a text: it is unsaved from the start. */
  handedOver: boolean;
  /** False where a reload's draft must not replace what was handed over. */
  restoresAfterReload: boolean;
  /** Told of every id that this room's text is saved under from now on. */
  onIdentity: (storyId: string) => void;
}

type Status = { tone: 'success' | 'error'; text: string; at: number };

/** The story tab of the editor (spec 1 §2). */
export function EditorRoom(props: EditorRoomProps) {
  const { userId, storyId, opened, initial, handedOver, onIdentity } = props;
  const { viewer } = useSession();
  const [, setSearch] = useSearchParams();
  const [fields, setFields] = useState({ title: initial.title, genre: initial.genre, idea: initial.idea });
  const current = useRef(fields);
  current.current = fields;
  const [target, setTarget] = useState<DraftTarget>({ id: storyId, revision: opened?.revision ?? null });
  const place = useRef(target);
  place.current = target;
  const [saved, setSaved] = useState<StoryFields | null>(opened ? fieldsOf(opened) : null);
  const known = useRef(saved);
  known.current = saved;
  const [ready, setReady] = useState(false);
  const [length, setLength] = useState(initial.content.length);
  const [words, setWords] = useState(() => countWords(initial.content));
  const [dirty, setDirty] = useState(handedOver);
  const [status, setStatus] = useState<Status | null>(null);
  const [shortcuts, setShortcuts] = useState(false);
  const manuscript = useRef<Manuscript | null>(null);
  const ideaRef = useRef<HTMLTextAreaElement>(null);
  const titleRef = useRef<HTMLInputElement>(null);

  const snapshot = useCallback(
    (): StoryFields => ({ ...current.current, content: manuscript.current?.text() ?? initial.content }),
    [initial.content],
  );
  const say = useCallback(
    (tone: Status['tone'], text: string) => setStatus({ tone, text, at: Date.now() }),
    [],
  );

  function fill(next: StoryFields) {
    current.current = { title: next.title, genre: next.genre, idea: next.idea };
    setFields(current.current);
    manuscript.current?.replace(next.content);
  }

  const drafts = useDrafts({
    userId,
    openedId: opened?.id ?? null,
    snapshot,
    target: () => place.current,
    saved: () => known.current,
    onRestore(draft: Draft) {
      onIdentity(draft.storyId);
      place.current = { id: draft.storyId, revision: draft.revision };
      setTarget(place.current);
      fill(draft);
      setDirty(true);
    },
    restoresAfterReload: props.restoresAfterReload,
    ready,
  });
  const { autosave, offered } = drafts;
  useEffect(() => {
    if (ready && handedOver) autosave.touch();
  }, [ready, handedOver, autosave]);

  const saving = useSaving({
    signedIn: viewer !== null,
    snapshot,
    target: () => place.current,
    onSaved(story, sent) {
      onIdentity(story.id);
      place.current = { id: story.id, revision: story.revision };
      setTarget(place.current);
      known.current = sent;
      setSaved(sent);
      say('success', messages.story.saved);
      setSearch({ hikaye: story.id }, { replace: true, preventScrollReset: true });
      const unchanged = sameFields(snapshot(), sent);
      setDirty(!unchanged);
      // Keeping now either lets the draft go, or keeps what was typed while the answer was on its way.
      autosave.touch();
      void autosave.flush();
    },
    onFault(fault) {
      say('error', fault.text);
      if (fault.field === 'title') titleRef.current?.focus();
      if (fault.field === 'content') manuscript.current?.focus();
      if (fault.field === 'idea') ideaRef.current?.focus();
    },
  });

  const touched = useCallback(() => {
    setDirty(true);
    setLength(manuscript.current?.length() ?? 0);
    autosave.touch();
  }, [autosave]);

  const writer = useStoryWriter({
    isGuest: viewer === null,
    manuscript,
    ready: ready && offered !== null,
    storyId: () => place.current.id,
    snapshot,
    async onWritten({ status: outcome }) {
      if (outcome === 'completed') say('success', messages.generation.succeeded);
      touched();
      await autosave.flush();
    },
    onFault(text) {
      say('error', text);
      if (text === messages.generation.emptyIdea) ideaRef.current?.focus();
    },
  });
  const busy = isBusy(writer.state);

  // Counting a long manuscript takes a moment: it waits until the writer pauses.
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(
      () => setWords(countWords(manuscript.current?.text() ?? '')),
      length > 100_000 ? 1_000 : 150,
    );
    return () => clearTimeout(timer);
  }, [length, ready]);

  useShortcuts({
    save: () => void saving.save(),
    generate: writer.generate,
    stop: () => void writer.run.stop(),
    help: () => setShortcuts(true),
  });

  function edit(change: Partial<typeof fields>) {
    setFields((before) => ({ ...before, ...change }));
    current.current = { ...current.current, ...change };
    setDirty(true);
    autosave.touch();
  }

  function saveAsNew() {
    const mine = snapshot();
    const suffix = ' (benim sürümüm)';
    const title = `${mine.title.trim().slice(0, limits.title - suffix.length)}${saving.conflict ? suffix : ''}`;
    edit({ title });
    void saving.save({ id: crypto.randomUUID(), revision: null }, { ...mine, title });
  }

  async function takeOther(other: Story) {
    await drafts.setAside(snapshot(), place.current);
    place.current = { id: other.id, revision: other.revision };
    setTarget(place.current);
    known.current = fieldsOf(other);
    setSaved(known.current);
    fill(known.current);
    setDirty(false);
    saving.closeConflict();
    autosave.touch();
    void autosave.flush();
  }

  const offeredDraft = offered?.[0];
  const blank = length === 0;
  const faultAt = (field: string) => (saving.fault?.field === field ? saving.fault.text : null);
  const here = target.revision === null ? '/editor' : `/editor?hikaye=${target.id}`;

  return (
    <div className="flex min-h-dvh flex-col">
      <EditorHeader
        savedState={
          saving.saving
            ? 'saving'
            : drafts.atRisk
              ? 'at-risk'
              : dirty && !blank
                ? 'kept'
                : saved
                  ? 'saved'
                  : 'blank'
        }
        onShortcuts={() => setShortcuts(true)}
      />
      <main className="mx-auto flex w-full max-w-page flex-1 flex-col px-3 pt-5 sm:px-5">
        <GenerationAnnouncer state={writer.state} />
        <div className="grid gap-3 pb-4 empty:hidden">
          {offeredDraft && (
            <DraftOffer
              draft={offeredDraft}
              onRestore={() => void drafts.restore(offeredDraft).then(writer.findText)}
              onDiscard={() => void drafts.discard(offeredDraft)}
            />
          )}
          {writer.stray && !offeredDraft && (
            <StrayOffer onTake={writer.takeStray} onDrop={writer.dropStray} />
          )}
          {saving.fault && (
            <SaveFaultNote
              fault={saving.fault}
              signInPath={`/giris?next=${encodeURIComponent(here)}`}
              onRetry={() => void saving.save()}
              onSaveAsNew={saveAsNew}
            />
          )}
        </div>
        <div className="grid flex-1 content-start gap-5 pb-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-8">
          <StoryTitle
            title={fields.title}
            onTitle={(title) => {
              edit({ title });
              if (saving.fault?.field === 'title') saving.clearFault();
            }}
            fault={faultAt('title')}
            titleRef={titleRef}
          />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="lg:sticky lg:top-20">
              <IdeaPanel
                idea={fields.idea}
                genre={fields.genre}
                onIdea={(idea) => {
                  edit({ idea });
                  writer.clearIdeaFault();
                }}
                onGenre={(genre) => edit({ genre })}
                ideaFault={writer.ideaFault ?? faultAt('idea')}
                genreFault={faultAt('genre')}
                ideaRef={ideaRef}
                state={writer.state}
                continuing={!blank}
                plan={viewer?.plan ?? null}
                receipt={writer.receipt}
                onGenerate={writer.generate}
                onStop={() => void writer.run.stop()}
                onRetry={() => void writer.run.retry()}
              />
            </div>
          </div>
          <StoryText
            initialText={initial.content}
            fault={faultAt('content')}
            writing={busy}
            onChange={() => {
              touched();
              if (saving.fault?.field === 'content') saving.clearFault();
            }}
            onReady={(page) => {
              manuscript.current = page;
              setReady(true);
            }}
          />
        </div>
        <ActionBar
          blank={blank}
          words={words}
          saving={saving.saving}
          state={writer.state}
          text={() => manuscript.current?.text() ?? ''}
          onSave={() => void saving.save()}
          onDownload={() => {
            downloadStory(fields.title, manuscript.current?.text() ?? '');
            say('success', 'Hikâye indirildi.');
          }}
          onGenerate={writer.generate}
          onStop={() => void writer.run.stop()}
        />
      </main>
      {status && (
        <div className="fixed inset-x-3 bottom-22 z-30 mx-auto max-w-md rounded-md shadow-float">
          <Banner
            key={status.at}
            tone={status.tone}
            leavesAfterMs={bannerMs}
            onDismiss={() => setStatus(null)}
          >
            {status.text}
          </Banner>
        </div>
      )}
      {saving.conflict && (
        <ConflictDialog
          other={saving.conflict}
          mine={snapshot()}
          saving={saving.saving}
          onClose={saving.closeConflict}
          onKeepBoth={saveAsNew}
          onTakeOther={() => saving.conflict && void takeOther(saving.conflict)}
          onOverwrite={() => {
            const { conflict } = saving;
            if (conflict) void saving.save({ id: conflict.id, revision: conflict.revision });
          }}
        />
      )}
      <ShortcutsDialog open={shortcuts} onOpenChange={setShortcuts} />
    </div>
  );
}
