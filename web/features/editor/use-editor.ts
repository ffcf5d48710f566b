import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Story } from '#contract/stories.ts';
import { earlierChapters } from '#domain/book/earlier-chapters.ts';
import { contextLetters } from '#domain/context-budget.ts';
import { isAdultGenre, type Rating } from '#domain/genres.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import { isBusy } from '#web/features/generation/index.ts';
import { useWrittenWords } from '#web/features/goals/index.ts';
import { useSpelling, useStoryStyle } from '#web/features/house-style/index.ts';
import { useSession } from '#web/features/session/index.ts';
import type { WizardResult } from '#web/features/wizard/index.ts';
import { api } from '#web/lib/api.ts';
import { queries } from '#web/lib/queries.ts';
import { useChapters } from './chapters/use-chapters.ts';
import { useSummaries } from './chapters/use-summaries.ts';
import { type Draft, type StoryFields, sameFields } from './drafts/draft.ts';
import { storyCopies } from './drafts/story-copies.ts';
import { writtenWords } from './manuscript/written-words.ts';
import { allowedOptions, freerRating, type OptionLimits } from './options/generation-options.ts';
import { useOptions } from './options/use-options.ts';
import { fieldsOf } from './save-story.ts';
import { useSelectionActions } from './selection/use-selection-actions.ts';
import { useAutoSave } from './use-auto-save.ts';
import { useDrafts } from './use-drafts.ts';
import { useKeptTint } from './use-kept-tint.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useSaving } from './use-saving.ts';
import { useStoryCards } from './use-story-cards.ts';
import { useStoryDocument } from './use-story-document.ts';
import { useStoryWriter } from './use-story-writer.ts';

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

interface Status {
  tone: 'success' | 'error' | 'info';
  text: string;
  at: number;
}

/** Goes after the title of the writer's version when both versions of a story are kept. */
const ownVersion = ' (benim sürümüm)';

/** Everything that the editor's screen does: the document, its cards and drafts, saving and generating. */
export function useEditor(props: EditorRoomProps) {
  const { userId, opened, handedOver, onIdentity } = props;
  const { viewer } = useSession();
  const [, setSearch] = useSearchParams();
  const page = useStoryDocument(props);
  const { manuscript, snapshot, targetNow, savedNow, ready, blank, textShown, textChanged } = page;
  const [status, setStatus] = useState<Status | null>(null);
  const ideaRef = useRef<HTMLTextAreaElement>(null);
  const titleRef = useRef<HTMLInputElement>(null);
  const say = useCallback(
    (tone: Status['tone'], text: string) => setStatus({ tone, text, at: Date.now() }),
    [],
  );
  const site = useQuery(queries.site.status.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));
  const [wished, setOptions] = useOptions();
  const plan = viewer?.plan ?? null;
  const optionLimits: OptionLimits = {
    plan,
    adultAllowed: viewer?.adultAccess === 'allowed',
    continuing: !blank,
  };
  const options = allowedOptions(wished, optionLimits);

  const cards = useStoryCards({
    signedIn: viewer !== null,
    plan,
    most: contextLetters(plan, site.data?.contextTokens ?? null, {
      surface: 'editor',
      continuing: !blank,
      paragraphs: options.paragraphs,
    }),
    added: page.fields.added,
    onAdded: (added) => edit({ added }),
    say,
    onDrafts: () => autosave.touch(),
  });

  const drafts = useDrafts({
    userId,
    openedId: opened?.id ?? null,
    snapshot,
    extras: () => ({ tint: page.tintNow(), cards: cards.drafts() }),
    target: targetNow,
    waits: () => synced.current?.waits() ?? false,
    saved: savedNow,
    onRestore(draft: Draft) {
      onIdentity(draft.storyId);
      const isAnother = draft.storyId !== targetNow().id;
      page.standOn({ id: draft.storyId, revision: draft.revision }, isAnother ? null : savedNow());
      // What stands against the story that was here is none of this one's.
      if (isAnother) {
        saving.settleConflict();
        saving.clearFault();
      }
      cards.restore(draft.cards);
      page.fill(draft, draft.tint);
    },
    restoresAfterReload: props.restoresAfterReload,
    ready,
  });
  const { autosave, offered } = drafts;
  const synced = useRef<ReturnType<typeof useAutoSave> | null>(null);
  useEffect(() => {
    if (ready && handedOver) autosave.touch();
  }, [ready, handedOver, autosave]);
  const tint = useKeptTint(opened, ready, manuscript);

  const saving = useSaving({
    snapshot,
    target: targetNow,
    onSaved(story, sent, quiet) {
      onIdentity(story.id);
      tellOtherTabs(story);
      keepCopy(story);
      page.standOn({ id: story.id, revision: story.revision }, sent);
      page.setDirty(!sameFields(snapshot(), sent));
      drafts.settled();
      if (!quiet) say('success', messages.story.saved);
      setSearch({ hikaye: story.id }, { replace: true, preventScrollReset: true });
      // Keeping now either lets the draft go, or keeps what was typed while the answer was on its way.
      autosave.touch();
      void autosave.flush();
    },
    onWaits: () => say('info', 'Bağlantı yok. Metin bu cihazda duruyor, bağlantı gelince kaydedilecek.'),
    onFault(fault) {
      say('error', fault.text);
      if (fault.field === 'title') titleRef.current?.focus();
      if (fault.field === 'content') manuscript.current?.focus();
      if (fault.field === 'idea') ideaRef.current?.focus();
    },
  });

  const tellOtherTabs = useOtherTabs(targetNow, saving.changedElsewhere);
  const keepCopy = useCallback(
    (story: Story) => void storyCopies.put(userId, story).catch(() => undefined),
    [userId],
  );
  useEffect(() => {
    if (opened) keepCopy(opened);
  }, [opened, keepCopy]);
  const sync = useAutoSave({
    target: targetNow,
    isDirty: page.isDirty,
    trouble: saving.trouble,
    save: async () => (await saving.save(targetNow(), snapshot(), { quiet: true })) !== null,
    onWaits: () => page.isDirty() && autosave.touch(),
  });
  synced.current = sync;
  const touch = useCallback(() => {
    autosave.touch();
    synced.current?.touch();
  }, [autosave]);

  const onTextChange = useCallback(() => {
    textChanged();
    touch();
  }, [textChanged, touch]);

  const field = ready ? manuscript.current : null;
  const signedIn = viewer !== null;
  const spelling = useSpelling(field, { signedIn });
  const storyStyle = useStoryStyle(signedIn && page.target.revision !== null ? page.target.id : null);
  const onWritten = useWrittenWords(viewer?.id ?? null);
  useEffect(() => field?.extend(writtenWords(onWritten)), [field, onWritten]);

  /** The story's id once the server has it: only then it can say what it does with the library. */
  const savedId = () => (targetNow().revision === null ? null : targetNow().id);

  const writer = useStoryWriter({
    isGuest: viewer === null,
    manuscript,
    ready: ready && offered !== null,
    storyId: () => targetNow().id,
    snapshot,
    earlier: (place) => earlierChapters(page.book.notes(), page.book.spans(), place),
    extras: () => ({
      ...options,
      ...cards.story.request,
      ...(storyStyle.style && { dialogue: storyStyle.style }),
      ...(viewer && { bible: { storyId: savedId() } }),
    }),
    complete: cards.status !== 'loading',
    onStart() {
      void autosave.flush();
      void keepBeforeAi();
    },
    async onWritten({ status: outcome, idea, genre }, rating) {
      // A text found again on an empty page brings its idea along.
      if (snapshot().idea.trim() === '') page.change({ idea, genre });
      // The adult genre is never written safe; what came was allowed.
      const written = isAdultGenre(genre) ? freerRating(rating, 'mature') : rating;
      page.change({ rating: freerRating(page.fieldsNow().rating, written) });
      if (outcome === 'completed') say('success', messages.generation.succeeded);
      onTextChange();
      await autosave.flush();
    },
    onFault(text) {
      say('error', text);
      if (text === messages.generation.emptyIdea) ideaRef.current?.focus();
    },
  });

  function edit(part: Partial<typeof page.fields>) {
    page.change(part);
    touch();
  }

  /** Saves what stands here where that is needed; answers the story's counter, null where it could not. */
  async function saveFirst(): Promise<number | null> {
    const before = saving.underWay();
    const { id, revision } = targetNow();
    if (!before && revision !== null && !page.isDirty()) return revision;
    // Taken before anything is waited for: what comes in meanwhile is no part of it.
    const fields = snapshot();
    await before;
    const { id: now, revision: reached } = targetNow();
    // Another story stands here by now: these are not its words.
    if (now !== id) return null;
    const saved = savedNow();
    if (before && reached !== null && saved && sameFields(fields, saved)) return reached;
    return (await saving.save(targetNow(), fields, { quiet: true }))?.revision ?? null;
  }

  /**
   * A story is kept as it is before an AI writes into it, one never saved by saving it; where that can't be (without a
   * title, a session, a connection), the words still stand in it.
   */
  async function keepBeforeAi(): Promise<void> {
    const { id } = targetNow();
    if (snapshot().content.trim() === '') return;
    const kept = await saveFirst();
    if (kept === null) return;
    await api.revisions.keep({ id, revision: kept, keep: { kind: 'before-ai' } }).catch(() => undefined);
  }

  const selection = useSelectionActions({
    plan,
    writer: site.data?.writer,
    manuscript,
    ready: ready && offered !== null,
    storyId: () => targetNow().id,
    extras: () => ({
      genre: page.fieldsNow().genre,
      audience: options.audience,
      rating: options.rating,
      ...cards.story.request,
    }),
    keepBefore: keepBeforeAi,
    onAccepted: takeAiText,
  });

  /** Words of an AI were put into the text by the writer's hand: the story is rated as freely as they are. */
  function takeAiText(rating: Rating) {
    const { genre, rating: before } = page.fieldsNow();
    edit({ rating: freerRating(before, isAdultGenre(genre) ? freerRating(rating, 'mature') : rating) });
    void autosave.flush();
  }

  /** What stands here is kept before a chapter is taken out: as a revision, else as a draft beside this one. */
  async function keepBeforeRemoval(): Promise<boolean> {
    const { id } = targetNow();
    try {
      const revision = await saveFirst();
      if (revision === null) await drafts.setAside(snapshot(), targetNow());
      else await api.revisions.keep({ id, revision, keep: { kind: 'before-chapter-removal' } });
      return true;
    } catch {
      return false;
    }
  }

  /** Another version of the story stands here now, as the server has it. */
  function showSaved(story: Story) {
    page.standOn({ id: story.id, revision: story.revision }, fieldsOf(story));
    page.fill(fieldsOf(story));
    page.setDirty(false);
    saving.settleConflict();
    keepCopy(story);
    autosave.touch();
    void autosave.flush();
  }

  /** Puts the wizard's story behind what stands in the manuscript. */
  function takeWizardStory({ text, genre, rating }: WizardResult) {
    const now = page.fieldsNow();
    void keepBeforeAi();
    manuscript.current?.show(null, 0);
    manuscript.current?.append(text);
    edit({
      genre: now.genre.trim() === '' ? genre : now.genre,
      rating: freerRating(now.rating, rating),
    });
    // The wizard lets go of the story as it closes: until then this browser must have it.
    void autosave.flush();
    say('success', messages.wizard.received);
  }

  function saveAsNew(suffix: string) {
    const title = `${snapshot()
      .title.trim()
      .slice(0, limits.title - suffix.length)}${suffix}`;
    edit({ title });
    void saving.save({ id: crypto.randomUUID(), revision: null });
  }

  async function takeOther(other: Story) {
    try {
      await drafts.setAside(snapshot(), targetNow());
    } catch {
      // Nowhere to keep the writer's version: then it must stay where it is.
      return say(
        'error',
        'Buradaki metin bu tarayıcıda saklanamadı. “İkisini de sakla” ile kaydedebilirsiniz.',
      );
    }
    showSaved(other);
  }

  const chapters = useChapters({
    book: page.book,
    manuscript,
    keepBeforeRemoval,
    onChange: onTextChange,
    say,
  });
  const summaries = useSummaries(chapters, {
    plan,
    storyId: () => targetNow().id,
    ready: ready && offered !== null,
  });

  return {
    viewer,
    page,
    /** The text field; null until it is there. */
    field,
    spelling,
    storyStyle,
    chapters,
    summaries,
    drafts,
    saving,
    sync,
    writer,
    cards,
    selection,
    /** True while a text is on its way to what stands here, or is offered to it. */
    isExpecting:
      isBusy(writer.state) || writer.waiting || selection.asked !== null || summaries.busyId !== null,
    variants: { keepBefore: keepBeforeAi, onTaken: takeAiText },
    revisions: {
      snapshot,
      saveFirst,
      onRestored(story: Story) {
        showSaved(story);
        tellOtherTabs(story);
        say('success', 'Eski sürüme dönüldü. Önceki hâli de sürümlerde duruyor.');
      },
    },
    options: { wished, limits: optionLimits, chosen: options, change: setOptions },
    /** What the next text would be asked for, to be looked at beforehand. */
    asked() {
      const { idea, genre } = snapshot();
      const { text, earlier } = writer.before();
      return {
        idea,
        genre,
        before: text,
        storyId: savedId(),
        extras: {
          ...options,
          ...cards.story.request,
          ...(earlier.length > 0 && { earlier }),
          ...(storyStyle.style && { dialogue: storyStyle.style }),
        },
      };
    },
    takeWizardStory,
    edit,
    onTextChange,
    onTextShown: useCallback(() => {
      tint.textShown();
      textShown();
    }, [tint.textShown, textShown]),
    status,
    say,
    clearStatus: useCallback(() => setStatus(null), []),
    ideaRef,
    titleRef,
    /** The way out of each fault and of a conflict. */
    ways: {
      saveAsNew: () => saveAsNew(''),
      keepBoth: () => saveAsNew(ownVersion),
      takeOther,
      overwrite: ({ id, revision }: Story) => void saving.save({ id, revision, overwrites: true }),
      /** The other tab's version: at once where nothing here is unsaved, else after both were seen. */
      lookAtOther() {
        if (saving.conflict && !page.isDirty()) showSaved(saving.conflict);
        else saving.askAboutConflict();
      },
    },
  };
}
export type Editor = ReturnType<typeof useEditor>;
