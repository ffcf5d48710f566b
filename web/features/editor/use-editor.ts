import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { contextLetters } from '#domain/generation/context-budget.ts';
import { useWrittenWords } from '#web/features/goals/index.ts';
import { useSpelling } from '#web/features/house-style/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { shortText, useTokenShortage } from '#web/features/token-shortage/index.ts';
import { queries } from '#web/lib/queries.ts';
import { useCardWork } from './card-work/use-card-work.ts';
import { useChapters } from './chapters/use-chapters.ts';
import { writtenWords } from './manuscript/written-words.ts';
import { allowedOptions, type OptionLimits } from './options/generation-options.ts';
import { useOptions } from './options/use-options.ts';
import { createSafetyRevisions } from './safety-revision.ts';
import type { StorySession } from './session/story-session.ts';
import { useAiWork } from './use-ai-work.ts';
import { useDeviceNote } from './use-device-note.ts';
import { useRefusal } from './use-refusal.ts';
import { useSave } from './use-save.ts';
import { useStatus } from './use-status.ts';
import { useStoryCards } from './use-story-cards.ts';
import { useStoryDocument } from './use-story-document.ts';

/** How long a revision waits for what stands in the editor, ms. */
const saveFirstMs = 8_000;

export interface EditorScreenProps {
  userId: string;
  storyId: string;
  session: StorySession;
  /** True for a story that begins here. */
  isNew: boolean;
  /** Opens another story in the place of this one. */
  onOpen: (storyId: string) => void;
}

/** Everything that the editor's screen does: the story, its cards, saving by hand and generating. */
export function useEditor({ userId, storyId, session, isNew, onOpen }: EditorScreenProps) {
  const { viewer } = useSession();
  const page = useStoryDocument(session, storyId);
  const { manuscript, ready, blank, textChanged, change } = page;
  const { status, say, clearStatus } = useStatus();
  const ideaRef = useRef<HTMLTextAreaElement>(null);
  const titleRef = useRef<HTMLTextAreaElement>(null);
  const noticesRef = useRef<HTMLDivElement>(null);
  const site = useQuery(queries.site.status.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));
  const [wished, setOptions] = useOptions();
  const plan = viewer?.plan ?? null;
  const terms = viewer?.terms ?? null;
  const optionLimits: OptionLimits = {
    terms,
    adultAllowed: viewer?.adultAccess === 'allowed',
    continuing: !blank,
  };
  const options = allowedOptions(wished, optionLimits);
  useDeviceNote(page, userId);

  const touchCardWork = useRef<() => void>(() => undefined);
  const cards = useStoryCards({
    signedIn: viewer !== null,
    plan,
    most: contextLetters(terms, site.data?.contextTokens ?? null, {
      surface: 'editor',
      continuing: !blank,
      paragraphs: options.paragraphs,
    }),
    added: page.fields.added,
    onAdded(added) {
      change({ added });
      touchCardWork.current();
    },
    say,
    onDrafts: () => touchCardWork.current(),
  });
  touchCardWork.current = useCardWork({
    userId,
    work() {
      const kept = cards.drafts();
      const isBlank = session.getSnapshot().isBlank;
      return (
        kept && { cards: kept, added: { storyId: isBlank ? null : storyId, cards: page.localCardsNow() } }
      );
    },
    restore(work) {
      cards.restore(work.cards);
      const of = work.added?.storyId;
      if (work.added && (of === storyId || (of === null && isNew))) page.addLocalCards(work.added.cards);
    },
  }).touch;

  const field = ready ? manuscript.current : null;
  const spelling = useSpelling(field, { signedIn: viewer !== null });
  const onWritten = useWrittenWords(viewer?.id ?? null);
  useEffect(() => field?.extend(writtenWords(onWritten)), [field, onWritten]);

  const refusal = useRefusal({ userId, page, onOpen, say });
  const saving = useSave({ page, titleRef, onSignedOut: () => refusal.askSignIn(true), say });
  const keep = createSafetyRevisions({
    session,
    storyId,
    hasText: () => page.textNow().trim() !== '',
    onLate: () =>
      say(
        'info',
        'Bağlantı yavaş: metnin önceki hâli henüz sürümlere eklenemedi. Değişikliği tek adımda geri alabilirsiniz.',
      ),
  });
  const chapters = useChapters({ book: page.book, manuscript, keepBeforeRemoval: keep.removal });

  const ai = useAiWork({
    terms,
    isGuest: viewer === null,
    writes: site.data?.writer,
    page,
    cards,
    chapters,
    options,
    ideaRef,
    saveRevision: keep.ai,
    keepMeanwhile: keep.aiMeanwhile,
    say,
  });

  const shortage = useTokenShortage();
  const shortageRef = useRef<HTMLDivElement>(null);
  /** Writes, or shows why nothing can be written now. */
  function generate(...asked: Parameters<typeof ai.writer.generate>) {
    if (!shortage) return ai.writer.generate(...asked);
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

  return {
    viewer,
    page,
    isNew,
    /** The text field; null until it is there. */
    field,
    spelling,
    storyStyle: {
      style: page.fields.dialogue,
      choose: useCallback((dialogue: typeof page.fields.dialogue) => change({ dialogue }), [change]),
    },
    chapters,
    saving,
    refusal,
    cards,
    writer: ai.writer,
    generate,
    shortage,
    shortageRef,
    selection: ai.selection,
    summaries: ai.summaries,
    asked: ai.asked,
    takeWizardStory: ai.takeWizardStory,
    variants: { saveRevision: keep.ai, onTaken: ai.takeText },
    revisions: {
      snapshot: () => ({ title: page.fieldsNow().title, content: page.textNow() }),
      saveFirst: () =>
        session.whenSaved(saveFirstMs).then(
          () => true,
          () => false,
        ),
      busy: ai.isExpecting,
      onRestored: () => say('success', 'Eski sürüme dönüldü. Önceki hâli de sürümlerde duruyor.'),
    },
    /** Whether a language model writes here. */
    hasModel: site.data?.writer === 'model',
    options: { wished, limits: optionLimits, chosen: options, change: setOptions },
    edit: change,
    onTextChange: textChanged,
    status,
    say,
    clearStatus,
    ideaRef,
    titleRef,
    noticesRef,
  };
}
export type Editor = ReturnType<typeof useEditor>;
