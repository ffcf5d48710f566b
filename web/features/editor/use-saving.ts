import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { sessionStore } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText, fieldIssues } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import type { SaveTarget, StoryFields, Unanswered } from './drafts/draft.ts';
import { changedStory, saveStory, withUnanswered } from './save-story.ts';
import type { DraftTarget } from './use-drafts.ts';
import { patientSaver, tellingSlow } from './with-patience.ts';

/** Why a save did not happen, and what can be done about it. */
export interface SaveFault {
  text: string;
  /** Beside which field it stands; null for none. */
  field: 'title' | 'content' | 'genre' | 'idea' | null;
  way: 'retry' | 'sign-in' | 'save-as-new' | 'gone' | null;
}

/** The story was put into the bin, or deleted, somewhere else. */
const gone: SaveFault = { text: messages.story.deletedElsewhere, field: null, way: 'gone' };

const required = messages.story.titleAndContentRequired;

/** Faults that need no server to be found; what is saved by itself may lack title or text. */
function checkFields(fields: StoryFields, draft: boolean): SaveFault | null {
  if (!draft && fields.title.trim() === '') return { text: required, field: 'title', way: null };
  if (!draft && fields.content.trim() === '') return { text: required, field: 'content', way: null };
  if (fields.content.length <= limits.content) return null;
  return {
    text: `Metin en çok ${limits.content.toLocaleString('tr-TR')} karakter olabilir.`,
    field: 'content',
    way: null,
  };
}

function faultOfRefusal(error: unknown): SaveFault {
  const text = errorText(error, messages.story.saveFailed);
  if (!(error instanceof ApiError)) return { text, field: null, way: 'retry' };
  if (error.code === 'UNAUTHORIZED')
    return { text: messages.story.signInToSave, field: null, way: 'sign-in' };
  if (error.code === 'NOT_FOUND') return gone;
  const [path, issue] = Object.entries(fieldIssues(error))[0] ?? [];
  const field = path === 'prompt' ? 'idea' : path;
  if (issue && (field === 'title' || field === 'content' || field === 'genre' || field === 'idea')) {
    return { text: issue, field, way: null };
  }
  return { text: error.code === 'UNKNOWN' ? messages.story.saveFailed : text, field: null, way: 'retry' };
}

/** Why the last save did not reach the server, as far as it will pass by itself or waits for the writer. */
export type SyncTrouble = 'offline' | 'busy' | 'failed' | 'changed-elsewhere' | 'gone';

/** No answer came; or one of a server that is out of order for now, in maintenance or asked too often. */
function troubleOf(error: unknown): SyncTrouble {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 0) return 'offline';
  if (error.code === 'NOT_FOUND') return 'gone';
  return error.status >= 500 || error.status === 429 ? 'busy' : 'failed';
}

interface SavingDeps {
  userId: string;
  snapshot: () => StoryFields;
  target: () => DraftTarget;
  /** `quiet` where it was saved by itself. */
  onSaved: (story: Story, fields: StoryFields, quiet: boolean) => void;
  /** An earlier save of it, whose answer was lost, has turned out to be with the server. */
  onReached: (story: Story) => void;
  onFault: (fault: SaveFault) => void;
  /** A save begins, `leaving` while the page is hidden or left: the draft has to name it. */
  onSending: (how: { leaving: boolean }) => void;
  /** The text could not be sent for the lack of a connection, and goes by itself when there is one. */
  onWaits: () => void;
}

const patientApi = patientSaver(api.stories);

/** Saves once at a time; a story that changed in another tab becomes a question instead of a loss. */
export function useSaving(deps: SavingDeps) {
  const { userId, snapshot, target, onSaved, onReached, onFault, onSending, onWaits } = deps;
  const client = useQueryClient();
  const underWay = useRef<Promise<void> | null>(null);
  const [saving, setSaving] = useState(false);
  const [slow, setSlow] = useState(false);
  const unanswered = useRef<readonly Unanswered[]>([]);
  /** The save under way, which the server may have before its answer comes. */
  const sending = useRef<Unanswered | null>(null);
  const [fault, setFault] = useState<SaveFault | null>(null);
  const [conflict, setConflict] = useState<Story | null>(null);
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<SyncTrouble | null>(null);
  const [signInAsked, setSignInAsked] = useState(false);
  /** A copy that is tried again, as its answer was lost, is still the same story. */
  const [otherId] = useState(() => crypto.randomUUID());

  function refuse(next: SaveFault) {
    if (next.way === 'sign-in') setSignInAsked(true);
    setFault(next);
    onFault(next);
  }

  /** Saves; answers the stored story, or null where it was not saved: then that is shown, unless it is `quiet`. */
  async function save(
    to: SaveTarget = target(),
    fields: StoryFields = snapshot(),
    { quiet = false, leaving = false } = {},
  ): Promise<Story | null> {
    if (underWay.current) return null;
    const slip = checkFields(fields, quiet);
    if (slip) {
      if (!quiet) refuse(slip);
      return null;
    }
    // Read now: signing in over the page saves at once, before the page is drawn anew.
    if (!sessionStore.get().viewer) {
      if (!quiet) refuse({ text: messages.story.signInToSave, field: null, way: 'sign-in' });
      return null;
    }
    const stoodOn = target().id;
    // Begun without a connection it reaches nobody; where that is lost on the way, the server may have it.
    const mayArrive = navigator.onLine;
    let named = to;
    const ended = Promise.withResolvers<void>();
    underWay.current = ended.promise;
    setSaving(true);
    if (mayArrive) {
      sending.current = { target: to, fields };
      onSending({ leaving });
    }
    try {
      const going = {
        unanswered: unanswered.current,
        ...(quiet && { draft: true, writerId: userId }),
        keepalive: leaving,
        onReached(story: Story) {
          named = { id: story.id, revision: story.revision };
          sending.current = { target: named, fields };
          if (target().id !== story.id) return;
          unanswered.current = [];
          onReached(story);
        },
      };
      const story = await tellingSlow(
        () => saveStory(patientApi, to, fields, going),
        () => setSlow(true),
      );
      sending.current = null;
      // A draft of another story may stand here by now: its text must not become this one's.
      if (target().id === stoodOn) {
        unanswered.current = [];
        // A save by hand was refused for an empty field, which a save by itself may leave empty.
        setFault((now) => (quiet && now?.text === required ? now : null));
        setConflict(null);
        // The question was answered: the next conflict waits to be looked at.
        setAsking(false);
        setTrouble(null);
        onSaved(story, fields, quiet);
      }
      client.setQueryData(queries.stories.get.queryKey({ input: { id: story.id } }), story);
      void client.invalidateQueries({ queryKey: queries.stories.list.key() });
      return story;
    } catch (error) {
      // What could not be saved was set aside as a draft when the other story took its place.
      if (target().id !== stoodOn) return null;
      if (error instanceof ApiError && error.status === 0 && mayArrive)
        unanswered.current = withUnanswered(unanswered.current, { target: named, fields });
      const current = changedStory(error);
      setTrouble(current ? 'changed-elsewhere' : troubleOf(error));
      if (current) {
        setConflict(current);
        if (!quiet) setAsking(true);
        return null;
      }
      const refusal = faultOfRefusal(error);
      // Without a connection the text waits on this device and goes by itself: nothing to do about it.
      if (!quiet && error instanceof ApiError && error.status === 0) onWaits();
      else if (!quiet) refuse(refusal);
      // No rest or retry will mend it: the writer has to know, and to choose.
      else if (refusal.way === 'gone') setFault(refusal);
      return null;
    } finally {
      underWay.current = null;
      sending.current = null;
      ended.resolve();
      setSaving(false);
      setSlow(false);
    }
  }

  return {
    save,
    /** Saves what stands here after the save that is on its way: what was typed since that one began is wanted as well. */
    async saveByHand(): Promise<void> {
      while (underWay.current) await underWay.current;
      await save();
    },
    /** The end of the save that is on its way; null where none is. Another is not begun meanwhile. */
    underWay: () => underWay.current,
    saving,
    /** The saves of this story that have no answer yet, the one under way too. */
    unanswered(): readonly Unanswered[] {
      const now = sending.current;
      return now?.target.id === target().id ? withUnanswered(unanswered.current, now) : unanswered.current;
    },
    /** A draft stands here now: these saves of it had no answer when it was kept. */
    takeUnanswered(saves: readonly Unanswered[]) {
      unanswered.current = saves;
    },
    /** The save under way takes unusually long. */
    slow,
    fault,
    /** The fault was mended: it no longer stands beside its field. A story that is gone still is. */
    clearFault: () => setFault(trouble === 'gone' ? gone : null),
    /** Another story stands here now. */
    forget() {
      setFault(null);
      setTrouble(null);
    },
    /** The story is in no bin either: only a new one can take the text. */
    goneForGood: () => setFault({ text: messages.story.deletedForGood, field: null, way: 'save-as-new' }),
    /** Why what stands here is not with the server yet; null where nothing is known against it. */
    trouble,
    /** The version that another tab saved, while the writer has not chosen yet. */
    conflict,
    /** Whether the writer is asked about it: at once after a save by hand, else when they want to. */
    asking: asking && conflict !== null,
    askAboutConflict: () => setAsking(true),
    closeConflict: () => setAsking(false),
    /** The writer has chosen the other version: nothing is against what stands here any more. */
    settleConflict() {
      setAsking(false);
      setConflict(null);
      setTrouble(null);
    },
    /** The other tab tells that it has saved: what stands here is based on an older version. */
    changedElsewhere(current: Story) {
      setConflict(current);
      setTrouble('changed-elsewhere');
    },
    /** The session has ended: a sign-in stands over the text. */
    signInAsked,
    askSignIn: setSignInAsked,
    /** The owner is back: the save that was refused is repeated. */
    signedInAgain() {
      setSignInAsked(false);
      void save();
    },
    /** Saves what stands here as a new story of whoever has signed in instead; without the owner's cards. @throws ApiError */
    async saveForOther() {
      const fields = { ...snapshot(), added: { characters: [], plot: [] } };
      await saveStory(patientApi, { id: otherId, revision: null }, fields);
    },
  };
}
