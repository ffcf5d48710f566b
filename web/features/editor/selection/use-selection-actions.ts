import { useCallback, useEffect, useRef, useState } from 'react';
import type { Generation } from '#contract/generations.ts';
import type { SelectionInput } from '#contract/selection-actions.ts';
import { defaultTerms, type PlanTerms } from '#domain/billing/plans.ts';
import type { Rating } from '#domain/generation/genres.ts';
import {
  forecastSelection,
  passageLimit,
  type SelectionAction,
  selectionActions,
  surroundings,
  type Tone,
} from '#domain/generation/selection-actions.ts';
import {
  type GenerationRequest,
  type GenerationState,
  isBusy,
  useGeneration,
} from '#web/features/generation/index.ts';
import { useTokenShortage } from '#web/features/token-shortage/index.ts';
import { api } from '#web/lib/api.ts';
import type { Manuscript } from '../manuscript/manuscript-api.ts';
import type { TextRange } from '../manuscript/text-range.ts';
import type { StoryDocument } from '../use-story-document.ts';
import { partedFrom } from './parted-from.ts';
import {
  type Asked,
  endangersHeading,
  findAsked,
  inItsLines,
  isNameLong,
  keptAsked,
  mayReplace,
  rangeAnchor,
} from './selection-request.ts';

interface SelectionDeps {
  terms: PlanTerms | null;
  /** Who writes here; undefined while it is not known. */
  writer: 'model' | 'storyteller' | 'none' | undefined;
  story: StoryDocument;
  /** What an action takes along beside the text. */
  extras: () => Pick<SelectionInput, 'genre' | 'audience' | 'rating' | 'characters' | 'plot'>;
  /** Keeps the story as it is before an AI's words stand in it. */
  saveRevision: () => Promise<void>;
  /** Called when a suggestion stands in the text. */
  onAccepted: (rating: Rating) => void;
}

/** What became of the place of a suggestion. */
export type Standing = 'whole' | 'changed' | 'gone';

function standingOf(page: Manuscript, { passage }: Asked): Standing {
  const anchor = page.anchor();
  if (!anchor || (passage !== '' && anchor.from === anchor.to)) return 'gone';
  return anchor.changed ? 'changed' : 'whole';
}

/** Actions on a selection: what may be done with it, and one suggestion at a time until it is taken or let go. */
export function useSelectionActions(deps: SelectionDeps) {
  const latest = useRef(deps);
  latest.current = deps;
  const { terms, writer } = deps;
  const { ready, manuscript, storyId, session } = deps.story;
  const [asked, setAsked] = useState<Asked | null>(null);
  /** What the next start is asked with: an action, or one more of a text that came. */
  const order = useRef<Omit<SelectionInput, 'idempotencyKey'> | { another: string } | null>(null);
  const [state, run] = useGeneration('selection', {
    isGuest: () => false,
    resumes: 'when-asked',
    stream: ({ idempotencyKey }, signal) => {
      const wanted = order.current;
      if (!wanted) throw new Error('Nothing was asked for.');
      return 'another' in wanted
        ? api.variants.write({ id: wanted.another, idempotencyKey }, { signal })
        : api.selections.stream({ ...wanted, idempotencyKey }, { signal });
    },
  });
  /** The suggestions of this asking, oldest first. */
  const [suggestions, setSuggestions] = useState<readonly Generation[]>([]);
  const accepting = useRef(false);
  const shortage = useTokenShortage();
  /** Whether the place of the suggestion is whole, was changed within, or is gone. */
  const [standing, setStanding] = useState<Standing>('whole');
  useEffect(() => {
    const page = manuscript.current;
    if (!asked || !page) return;
    const look = () => setStanding(standingOf(page, asked));
    look();
    return page.watch(look);
  }, [asked, manuscript]);

  useEffect(() => {
    if (state.phase !== 'done') return;
    const { generation } = state;
    setSuggestions((before) =>
      before.some(({ id }) => id === generation.id) ? before : [...before, generation],
    );
  }, [state]);

  // A reload finds its suggestion again, and the place that it is for.
  useEffect(() => {
    const page = manuscript.current;
    const kept = keptAsked.read();
    if (!ready || !page || !kept || run.pendingPlace() !== storyId) return;
    if (kept.storyId !== storyId) return;
    setAsked(kept);
    page.layAnchor(findAsked(session, kept));
    void run.resume(kept.storyId).then((found) => {
      if (found) return void findOthers(run.getState(), setSuggestions);
      setAsked(null);
      page.layAnchor(null);
    });
  }, [ready, manuscript, session, storyId, run]);

  function send(next: Asked, request: Pick<GenerationRequest, 'genre' | 'rating'>) {
    const { storyId, passage } = next;
    keptAsked.write(next);
    void run.start({ idea: passage, surface: 'editor', ...request }, storyId);
  }

  /** Why an action can't be done now; null where it can. */
  const hindrance = useCallback(
    (action: SelectionAction, passage: string): string | null => {
      const { needsPassage, offline } = selectionActions[action];
      if (terms === null) return 'Bunun için giriş yapmalısınız.';
      if (writer === 'storyteller' && !offline) return 'Bir dil modeli ister; yerel anlatıcı bunu yapamaz.';
      if (needsPassage && passage.trim() === '') return 'Önce bir metin seçin.';
      const page = manuscript.current;
      if (page && endangersHeading(action, inItsLines(page.slice, chosenIn(page))))
        return 'Seçimde bir bölüm adı var, metinle birlikte silinebilir. Tek bir bölümün metninden seçin.';
      const most = passageLimit(terms, action);
      if (action === 'continue' || passage.length <= most) return null;
      return `En çok ${most.toLocaleString('tr-TR')} karakterlik bir seçimle yapılır.`;
    },
    [terms, writer, manuscript],
  );

  /** The place that is worked on: what is selected, without the blanks at its ends. */
  const chosen = useCallback((): TextRange & { passage: string } => {
    const page = manuscript.current;
    if (!page) return { from: 0, to: 0, passage: '' };
    const { from, to } = chosenIn(page);
    return { from, to, passage: page.slice(from, to) };
  }, [manuscript]);

  return {
    asked,
    state,
    suggestions,
    hindrance,
    /** Whether an action needs a language model, which is not here. */
    lacksModel: (action: SelectionAction) => writer === 'storyteller' && !selectionActions[action].offline,
    /** Too few tokens for any action; null where there are enough. */
    shortage,
    chosen,
    forecast: (action: SelectionAction, passage: string) =>
      forecastSelection(terms ?? defaultTerms.free, action, passage),
    standing,
    passageNow(): string {
      const page = manuscript.current;
      const anchor = page?.anchor();
      return page && anchor ? page.slice(anchor.from, anchor.to) : '';
    },
    ask(action: SelectionAction, tone: Tone | null = null) {
      const page = manuscript.current;
      const { from, to, passage } = chosen();
      if (!page || isBusy(state) || shortage || hindrance(action, passage) !== null) return;
      const extras = latest.current.extras();
      order.current = orderFor(page, { storyId, action, tone, passage }, { from, to });
      const forecast = forecastSelection(terms ?? defaultTerms.free, action, passage);
      const place = rangeAnchor(session, { from, to });
      const next = { storyId, action, tone, passage, place, forecast, edited: {} };
      page.layAnchor({ from, to });
      setSuggestions([]);
      setAsked(next);
      send(next, { genre: extras.genre, rating: extras.rating });
    },
    /** One more suggestion for the same place; those before stay. */
    another() {
      const last = suggestions.at(-1);
      if (!asked || !last || isBusy(state) || shortage || accepting.current) return;
      order.current = { another: last.id };
      send(asked, { genre: last.genre, rating: run.askedRating() });
    },
    /** Tries again after a fault; a lost connection is asked for the same text once more. */
    retry() {
      if (state.phase !== 'failed' || !asked) return;
      const page = manuscript.current;
      const anchor = page?.anchor();
      // After a reload only the place and its passage are known: that is all it takes to ask again.
      if (!order.current && page && anchor && standingOf(page, asked) === 'whole')
        order.current = orderFor(page, asked, anchor);
      if (!order.current) return reject();
      if (state.fault.code === 'NETWORK') void run.retry();
      else send(asked, { genre: latest.current.extras().genre, rating: run.askedRating() });
    },
    stop: () => void run.stop(),
    /** A suggestion as the writer has made it: kept, so that a reload brings it back. */
    edit(id: string, text: string) {
      setAsked((before) => {
        if (!before) return null;
        const next = { ...before, edited: { ...before.edited, [id]: text } };
        keptAsked.write(next);
        return next;
      });
    },
    /** Puts a text where the suggestion is for: one step that is undone as one. */
    async accept(text: string, id: string) {
      const page = manuscript.current;
      if (!page || !asked || accepting.current) return;
      accepting.current = true;
      try {
        await latest.current.saveRevision();
        const anchor = standingOf(page, asked) === 'gone' ? null : page.anchor();
        // A name takes the place of a name; for anything longer it comes behind it.
        const { status = 'completed' } = suggestions.find((suggestion) => suggestion.id === id) ?? {};
        const instead =
          asked.action === 'names' ? isNameLong(asked.passage) : mayReplace(asked.action, status);
        const { to } = anchor ?? page.selected();
        const ai = { text, id, step: 'suggestion' } as const;
        if (anchor && instead) page.place({ from: anchor.from, to }, ai);
        else page.place({ from: to, to }, { ...ai, ...partedFrom(page, to, asked.action) });
        void api.variants.keep({ id }).catch(() => undefined);
        latest.current.onAccepted(run.askedRating());
        letGo();
      } finally {
        accepting.current = false;
      }
    },
    reject,
  };

  /** What an action is asked with for a place of the text. */
  function orderFor(
    page: Manuscript,
    { storyId, action, tone, passage }: Pick<Asked, 'storyId' | 'action' | 'tone' | 'passage'>,
    { from, to }: TextRange,
  ): Omit<SelectionInput, 'idempotencyKey'> {
    return {
      storyId,
      action,
      ...(tone && { tone }),
      passage,
      before: page.slice(Math.max(0, from - surroundings.before), from),
      after: page.slice(to, to + surroundings.after),
      ...latest.current.extras(),
    };
  }

  /** Lets the suggestion go; it stays among the story's texts. */
  function reject() {
    // What is on its way into the text can't be let go any more.
    if (isBusy(state) || accepting.current) return;
    manuscript.current?.layAnchor(null);
    letGo();
    manuscript.current?.focus();
  }

  function letGo() {
    keptAsked.clear();
    run.dismiss();
    setAsked(null);
    setSuggestions([]);
    order.current = null;
  }
}
export type SelectionActions = ReturnType<typeof useSelectionActions>;

/** Brings the other suggestions of the same asking back, which a reload has let go of. */
async function findOthers(
  state: GenerationState,
  put: (change: (before: readonly Generation[]) => readonly Generation[]) => void,
): Promise<void> {
  if (state.phase !== 'done') return;
  // Where they can't be had they stay among the story's texts.
  const group = await api.variants.get({ id: state.generation.id }).catch(() => null);
  const written = (group?.variants ?? []).filter(({ status }) => status !== 'running');
  put((before) => [...written.filter(({ id }) => !before.some((known) => known.id === id)), ...before]);
}

/** What is selected, without the blanks at its ends. */
function chosenIn(page: Manuscript): TextRange {
  const { from, to } = page.selected();
  const raw = page.slice(from, to);
  const passage = raw.trim();
  const start = from + (passage === '' ? 0 : raw.indexOf(passage));
  return { from: start, to: start + passage.length };
}
