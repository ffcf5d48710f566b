import type { Story } from '#contract/stories.ts';
import { generatedAttribute, storyTypes } from '#domain/story/document/story-document.ts';
import { api } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { liveDrafts } from '#web/lib/draft-lock.ts';
import { cardWork } from '../card-work/card-work.ts';
import { inEditorDatabase } from '../card-work/editor-database.ts';
import type { TextRange } from '../manuscript/text-range.ts';
import { createSession } from '../session/open-session.ts';
import type { StorySession } from '../session/story-session.ts';
import { localCards } from '../story-fields.ts';
import { contentsOf, isBlankDraft, type OldDraft, placeOfDraft } from './old-draft.ts';

/** How long the server may take for a story, ms. */
const openWithinMs = 20_000;

/** A story as the server has it; null where it has none. @throws ApiError without a connection */
async function findStory(id: string): Promise<Story | null> {
  try {
    return await api.stories.get({ id });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

function tint(session: StorySession, ranges: readonly TextRange[]): void {
  const { content } = storyTypes(session.doc);
  session.doc.transact(() => {
    for (const { from, to } of ranges)
      if (from < to && to <= content.length) content.format(from, to - from, { [generatedAttribute]: true });
  }, 'old draft');
}

async function moveText(draft: OldDraft): Promise<void> {
  const story = await findStory(draft.storyId);
  const place = placeOfDraft(draft, story);
  if (place === 'nowhere') return;
  const isNew = place === 'new';
  // A story that was never saved keeps its id; one that has changed since, or is gone, keeps its own.
  const isUnknown = story === null && draft.revision === null;
  const storyId = isNew && !isUnknown ? crypto.randomUUID() : draft.storyId;
  const session = createSession({ userId: draft.userId, storyId, isNew });
  try {
    await session.open();
    if (!isNew) await session.whenSaved(openWithinMs);
    session.write(contentsOf(draft));
    tint(session, draft.tint ?? []);
    // The draft goes once its text is safe; the server has it when there is a connection.
    await session.whenSaved(openWithinMs).catch(() => session.whenKept());
  } finally {
    await session.close();
  }
}

async function takeOver(userId: string): Promise<number> {
  const all = await inEditorDatabase(
    'drafts',
    'readonly',
    (store) => store.getAll() as IDBRequest<OldDraft[]>,
  );
  const live = await liveDrafts();
  const own = all.filter((draft) => draft.userId === userId && !live.has(draft.id));
  for (const draft of own.sort((a, b) => a.updatedAt - b.updatedAt)) {
    const { id, cards, updatedAt, storyId } = draft;
    const added = draft.added ? { storyId, cards: localCards(draft.added) } : null;
    if (cards) await cardWork.put({ id, userId, cards, added, updatedAt });
    if (!isBlankDraft(draft)) await moveText(draft);
    await inEditorDatabase('drafts', 'readwrite', (store) => store.delete(id));
  }
  return own.length;
}

/**
 * Brings unsaved work that a release before 0.4.0 has left in this browser into the stories it belongs to. Without a
 * connection it stays where it is until the next time.
 * @returns how many drafts there were
 */
export async function takeOverDrafts(userId: string): Promise<number> {
  if (!navigator.onLine) return 0;
  const act = () => takeOver(userId);
  // One tab does it: another finds nothing left.
  return (await navigator.locks?.request('yazihane.old-drafts', act)) ?? act();
}
