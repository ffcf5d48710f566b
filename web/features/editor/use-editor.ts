import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { Story } from '#contract/stories.ts';
import { contextLetters } from '#domain/generation/context-budget.ts';
import { useWrittenWords } from '#web/features/goals/index.ts';
import { useSpelling, useStoryStyle } from '#web/features/house-style/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { shortText, useTokenShortage } from '#web/features/token-shortage/index.ts';
import { api } from '#web/lib/api.ts';
import { queries } from '#web/lib/queries.ts';
import { refreshQueries } from '#web/lib/refresh-queries.ts';
import { useChapters } from './chapters/use-chapters.ts';
import type { Draft, StoryFields } from './drafts/draft.ts';
import { keepBefore } from './keep-before.ts';
import { leaveStory } from './leave-story.ts';
import { writtenWords } from './manuscript/written-words.ts';
import { allowedOptions, type OptionLimits } from './options/generation-options.ts';
import { useOptions } from './options/use-options.ts';
import { useAiWork } from './use-ai-work.ts';
import { useDrafts } from './use-drafts.ts';
import { useKeptTint } from './use-kept-tint.ts';
import { useOtherDevices } from './use-other-devices.ts';
import { useStatus } from './use-status.ts';
import { useStoryCards } from './use-story-cards.ts';
import { useStoryDocument } from './use-story-document.ts';
import { useStorySync } from './use-story-sync.ts';
import { editorWays } from './ways.ts';

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

/** Everything that the editor's screen does: the document, its cards and drafts, saving and generating. */
export function useEditor(props: EditorRoomProps) {
  const { userId, opened, handedOver, onIdentity } = props;
  const { viewer } = useSession();
  const client = useQueryClient();
  const page = useStoryDocument(props);
  const { manuscript, snapshot, targetNow, savedNow, ready, blank, textShown, textChanged } = page;
  const { status, say, clearStatus } = useStatus();
  const ideaRef = useRef<HTMLTextAreaElement>(null);
  const titleRef = useRef<HTMLInputElement>(null);
  const noticesRef = useRef<HTMLDivElement>(null);
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

  const tint = useKeptTint(manuscript);
  const drafts = useDrafts({
    userId,
    openedId: opened?.id ?? null,
    snapshot,
    extras: () => ({ tint: page.tintNow(), cards: cards.drafts() }),
    target: targetNow,
    waits: () => synced.current?.sync.waits() ?? false,
    unanswered: () => synced.current?.saving.unanswered() ?? [],
    saved: savedNow,
    onRestore(draft: Draft) {
      onIdentity(draft.storyId);
      const isAnother = draft.storyId !== targetNow().id;
      page.standOn({ id: draft.storyId, revision: draft.revision }, isAnother ? null : savedNow());
      // What stands against the story that was here is none of this one's.
      if (isAnother) {
        saving.settleConflict();
        saving.forget();
      }
      saving.takeUnanswered(draft.unanswered);
      cards.restore(draft.cards);
      page.fill(draft, draft.tint);
      synced.current?.sync.touch();
    },
    onTint: tint.show,
    isFree: () => !ai.isExpectingNow(),
    restoresAfterReload: props.restoresAfterReload,
    ready,
    async onLeft() {
      // Another may begin right after one has ended.
      for (let save = saving.underWay(); save; save = saving.underWay()) await save;
      await autosave.flush();
      const story = { userId, target: targetNow(), isEmpty: page.isBlankNow(), saved: savedNow() };
      if (!(await leaveStory(story))) return;
      void refreshQueries(client, queries.stories.list.key());
      void refreshQueries(client, queries.panel.overview.key());
    },
  });
  const { autosave } = drafts;

  const synced = useRef<ReturnType<typeof useStorySync> | null>(null);
  const story = useStorySync({
    userId,
    opened,
    page,
    drafts,
    ideaRef,
    titleRef,
    say,
    onIdentity,
    onNewer: (newer) => void showNewer(newer),
  });
  synced.current = story;
  const { saving, sync, touch } = story;
  useEffect(() => {
    if (ready && handedOver) touch();
  }, [ready, handedOver, touch]);

  const onTextChange = useCallback(() => {
    textChanged();
    touch();
  }, [textChanged, touch]);

  function edit(part: Partial<typeof page.fields>) {
    page.change(part);
    touch();
  }

  const field = ready ? manuscript.current : null;
  const signedIn = viewer !== null;
  const spelling = useSpelling(field, { signedIn });
  const storyStyle = useStoryStyle(signedIn && page.target.revision !== null ? page.target.id : null);
  const onWritten = useWrittenWords(viewer?.id ?? null);
  useEffect(() => field?.extend(writtenWords(onWritten)), [field, onWritten]);

  const keep = keepBefore({
    snapshot,
    target: targetNow,
    saved: savedNow,
    isDirty: page.isDirty,
    saveUnderWay: saving.underWay,
    save: (fields: StoryFields) => saving.save(targetNow(), fields, { quiet: true }),
    keepRevision: ({ id, revision, kind }) => api.revisions.keep({ id, revision, keep: { kind } }),
    setAside: drafts.setAside,
    onLate: () =>
      say(
        'info',
        'Bağlantı yavaş: metnin önceki hâli henüz sürümlere eklenemedi. Değişikliği tek adımda geri alabilirsiniz.',
      ),
  });

  const chapters = useChapters({
    book: page.book,
    manuscript,
    keepBeforeRemoval: keep.removal,
    onChange: onTextChange,
    say,
  });

  const ai = useAiWork({
    plan,
    isGuest: viewer === null,
    writes: site.data?.writer,
    page,
    drafts,
    cards,
    chapters,
    options,
    dialogue: storyStyle.style,
    ideaRef,
    keepBefore: keep.ai,
    keepMeanwhile: keep.aiMeanwhile,
    edit,
    onTextChange,
    say,
  });

  const shortage = useTokenShortage();
  const shortageRef = useRef<HTMLDivElement>(null);
  /** Writes, or shows why nothing can be written now. */
  function generate(from?: Parameters<typeof ai.writer.generate>[0]) {
    if (!shortage) return ai.writer.generate(from);
    const note = shortageRef.current;
    // In focus mode and on another tab the note is hidden, and who writes in the text goes on there.
    if (
      !note?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      document.activeElement?.closest('[role=textbox]')
    )
      return say('info', shortText(shortage));
    note.focus({ preventScroll: true });
    note.scrollIntoView({ block: 'center' });
  }

  const { showRestored, showNewer, ...ways } = editorWays(story, { page, drafts, ai, noticesRef, edit, say });
  useOtherDevices(targetNow, (newer) => void showNewer(newer));

  return {
    viewer,
    page,
    /** The text field; null until it is there. */
    field,
    spelling,
    storyStyle,
    chapters,
    drafts,
    saving,
    sync,
    cards,
    writer: ai.writer,
    generate,
    shortage,
    shortageRef,
    selection: ai.selection,
    summaries: ai.summaries,
    isExpecting: ai.isExpecting,
    asked: ai.asked,
    takeWizardStory: ai.takeWizardStory,
    variants: { keepBefore: keep.ai, onTaken: ai.takeText },
    revisions: { snapshot, saveFirst: keep.saveFirst, busy: ai.isExpecting, onRestored: showRestored },
    options: { wished, limits: optionLimits, chosen: options, change: setOptions },
    edit,
    onTextChange,
    onTextShown: useCallback(() => {
      tint.textShown();
      textShown();
    }, [tint.textShown, textShown]),
    status,
    say,
    clearStatus,
    ideaRef,
    titleRef,
    noticesRef,
    ways,
  };
}
export type Editor = ReturnType<typeof useEditor>;
