import { type RefObject, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import type { Say } from './use-status.ts';
import type { StoryDocument } from './use-story-document.ts';

/** Why a story can't be saved by hand yet, and beside which field that stands. */
export interface SaveFault {
  text: string;
  field: 'title' | 'content';
}

/** How long a save by hand waits for the server, ms. */
const saveWithinMs = 20_000;

function findFault(title: string, content: string): SaveFault | null {
  const required = messages.story.titleAndContentRequired;
  if (title.trim() === '') return { text: required, field: 'title' };
  if (content.trim() === '') return { text: required, field: 'content' };
  if (content.length <= limits.content) return null;
  return { text: messages.story.contentTooLong, field: 'content' };
}

interface SaveDeps {
  page: StoryDocument;
  titleRef: RefObject<HTMLTextAreaElement | null>;
  /** The session has ended. */
  onSignedOut: () => void;
  say: Say;
}

/** "Kaydet": asks for a title and a text, and tells when the server has everything; the story goes there by itself anyway. */
export function useSave({ page, titleRef, onSignedOut, say }: SaveDeps) {
  const { session, manuscript } = page;
  const [fault, setFault] = useState<SaveFault | null>(null);
  const [saving, setSaving] = useState(false);
  const isSaving = useRef(false);

  function tellWhyNot(): void {
    const { state, notice } = session.getSnapshot();
    if (state === 'signed-out') onSignedOut();
    if (state === 'offline' || state === 'connecting')
      say('info', 'Bağlantı yok. Metin bu cihazda duruyor, bağlantı gelince kaydedilecek.');
    else say('error', notice ?? messages.story.saveFailed);
  }

  return {
    saving,
    fault,
    /** The fault was mended: it no longer stands beside its field. */
    clearFault: () => setFault(null),
    async save(): Promise<void> {
      if (isSaving.current) return;
      const found = findFault(page.fieldsNow().title, page.textNow());
      setFault(found);
      if (found) {
        if (found.field === 'title') titleRef.current?.focus();
        else manuscript.current?.focus();
        return;
      }
      isSaving.current = true;
      setSaving(true);
      try {
        await session.whenSaved(saveWithinMs);
        say('success', messages.story.saved);
      } catch {
        tellWhyNot();
      } finally {
        isSaving.current = false;
        setSaving(false);
      }
    },
  };
}
