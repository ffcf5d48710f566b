import { useEffect, useState } from 'react';
import { messages } from '#domain/messages/index.ts';
import { type Refusal, refusals } from '#domain/story/document/sync-messages.ts';
import { savedCardIds } from '#web/features/cards/index.ts';
import { api, maintenanceMet } from '#web/lib/api.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { signedOutEvent } from '#web/lib/signed-out-event.ts';
import { withTimeLimit } from '#web/lib/with-time-limit.ts';
import { createSession } from './session/open-session.ts';
import type { SessionSnapshot } from './session/story-session.ts';
import { useSessionValue } from './session/use-session.ts';
import type { Say } from './use-status.ts';
import type { StoryDocument } from './use-story-document.ts';

const refusalOf = ({ state }: SessionSnapshot): Refusal | null =>
  refusals.find((refusal) => refusal === state) ?? null;
const noticeOf = ({ notice }: SessionSnapshot) => notice;
const isKeptOf = ({ isKept }: SessionSnapshot) => isKept;

/** How long what the server lacks may take to reach it, ms. */
const sendWithinMs = 20_000;
/** A pause of the writing after which the sign-in is shown over the text, ms. */
const restMs = 1_000;
/** How long a new story for another account may take, ms. */
const createWithinMs = 60_000;

interface RefusalDeps {
  userId: string;
  page: StoryDocument;
  /** Opens another story in the place of this one. */
  onOpen: (storyId: string) => void;
  say: Say;
}

/** What the server refuses about the open story, and the ways out of it. The words stay on this device meanwhile. */
export function useRefusal({ userId, page, onOpen, say }: RefusalDeps) {
  const { session, storyId } = page;
  const refusal = useSessionValue(session, refusalOf);
  const notice = useSessionValue(session, noticeOf);
  const isKept = useSessionValue(session, isKeptOf);
  const [signInAsked, askSignIn] = useState(false);
  /** A copy that is tried again, as its answer was lost, is still the same story. */
  const [otherId] = useState(() => crypto.randomUUID());
  /** The story is in no bin either: only a new one can take the text. */
  const [isGoneForGood, setGoneForGood] = useState(false);
  useEffect(() => {
    if (refusal === 'maintenance') dispatchEvent(new Event(maintenanceMet));
    if (refusal !== 'signed-out') return;
    dispatchEvent(new Event(signedOutEvent));
    // Not while somebody types: the next words would go into the dialog.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askAtRest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        session.doc.off('update', askAtRest);
        askSignIn(true);
      }, restMs);
    };
    askAtRest();
    session.doc.on('update', askAtRest);
    return () => {
      clearTimeout(timer);
      session.doc.off('update', askAtRest);
    };
  }, [refusal, session]);

  return {
    refusal,
    text: isGoneForGood ? messages.story.deletedForGood : notice,
    isGoneForGood,
    /** Whether this device keeps what stands here. */
    isKept,
    retry: () => session.reconnect(),
    signInAsked,
    askSignIn,
    /** The owner has signed in again: what was written meanwhile is sent. */
    signedInAgain() {
      askSignIn(false);
      session.reconnect();
      session.whenSaved(sendWithinMs).then(
        () => say('success', messages.story.saved),
        () => undefined,
      );
    },
    /** Saves what stands here as a new story of whoever has signed in instead; without the owner's cards. @throws ApiError */
    async saveForOther(): Promise<void> {
      const { dialogue: _, ...contents } = session.contents();
      const none = savedCardIds({ characters: [], plot: [] });
      const story = { ...contents, chapters: [...contents.chapters], ...none, id: otherId, draft: true };
      await withTimeLimit((signal) => api.stories.create(story, { signal }), createWithinMs);
    },
    /** Takes the story out of the bin, where it was put somewhere else, and goes on with it. */
    async bringBack(): Promise<void> {
      try {
        await api.stories.restore({ id: storyId });
        session.reconnect();
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NOT_FOUND') setGoneForGood(true);
        else say('error', errorText(error, messages.story.loadFailed));
      }
    },
    /** Goes on with what stands here as a new story. */
    async saveAsNew(): Promise<void> {
      const newId = crypto.randomUUID();
      const copy = createSession({ userId, storyId: newId, isNew: true });
      await copy.open();
      copy.write(session.contents());
      try {
        // Where this device keeps nothing, the server has to have it before the old story is left.
        await copy.whenKept().catch(() => copy.whenSaved(sendWithinMs));
        session.abandon();
        onOpen(newId);
      } catch {
        say('error', messages.story.saveFailed);
      } finally {
        await copy.close();
      }
    },
  };
}
export type RecoveryActions = ReturnType<typeof useRefusal>;
