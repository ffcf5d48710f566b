import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import { refreshSession, sessionStore } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText, fieldIssues } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import type { StoryFields } from './drafts/draft.ts';
import { changedStory, saveStory } from './save-story.ts';
import type { DraftTarget } from './use-drafts.ts';

/** Why a save did not happen, and what can be done about it. */
export interface SaveFault {
  text: string;
  /** Beside which field it stands; null for none. */
  field: 'title' | 'content' | 'genre' | 'idea' | null;
  way: 'retry' | 'sign-in' | 'save-as-new' | null;
}

const required = messages.story.titleAndContentRequired;

/** Faults that need no server to be found. */
function checkFields(fields: StoryFields): SaveFault | null {
  if (fields.title.trim() === '') return { text: required, field: 'title', way: null };
  if (fields.content.trim() === '') return { text: required, field: 'content', way: null };
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
  if (error.code === 'NOT_FOUND') return { text, field: null, way: 'save-as-new' };
  const [path, issue] = Object.entries(fieldIssues(error))[0] ?? [];
  const field = path === 'prompt' ? 'idea' : path;
  if (issue && (field === 'title' || field === 'content' || field === 'genre' || field === 'idea')) {
    return { text: issue, field, way: null };
  }
  return { text: error.code === 'UNKNOWN' ? messages.story.saveFailed : text, field: null, way: 'retry' };
}

interface SavingDeps {
  snapshot: () => StoryFields;
  target: () => DraftTarget;
  onSaved: (story: Story, fields: StoryFields) => void;
  onFault: (fault: SaveFault) => void;
}

/** Saves once at a time; a story that changed in another tab becomes a question instead of a loss. */
export function useSaving({ snapshot, target, onSaved, onFault }: SavingDeps) {
  const client = useQueryClient();
  const underWay = useRef(false);
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState<SaveFault | null>(null);
  const [conflict, setConflict] = useState<Story | null>(null);
  const [signInAsked, setSignInAsked] = useState(false);

  function refuse(next: SaveFault) {
    if (next.way === 'sign-in') setSignInAsked(true);
    setFault(next);
    onFault(next);
  }

  async function save(to: DraftTarget = target(), fields: StoryFields = snapshot()): Promise<void> {
    if (underWay.current) return;
    const slip = checkFields(fields);
    if (slip) return refuse(slip);
    // Read now: signing in over the page saves at once, before the page is drawn anew.
    if (!sessionStore.get().viewer)
      return refuse({ text: messages.story.signInToSave, field: null, way: 'sign-in' });
    underWay.current = true;
    setSaving(true);
    try {
      const story = await saveStory(api.stories, to, fields);
      setFault(null);
      setConflict(null);
      onSaved(story, fields);
      client.setQueryData(queries.stories.get.queryKey({ input: { id: story.id } }), story);
      void client.invalidateQueries({ queryKey: queries.stories.list.key() });
    } catch (error) {
      const current = changedStory(error);
      if (current) setConflict(current);
      else {
        const refusal = faultOfRefusal(error);
        if (refusal.way === 'sign-in') void refreshSession();
        refuse(refusal);
      }
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  }

  return {
    save,
    saving,
    fault,
    /** The fault was mended: it no longer stands beside its field. */
    clearFault: () => setFault(null),
    /** The version that another tab saved, while the writer has not chosen yet. */
    conflict,
    closeConflict: () => setConflict(null),
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
      await saveStory(api.stories, { id: crypto.randomUUID(), revision: null }, fields);
    },
  };
}
