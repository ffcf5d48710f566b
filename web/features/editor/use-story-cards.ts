import type { PlanId } from '#domain/billing/plans.ts';
import {
  type AddedCards,
  type CardDrafts,
  hasCardDrafts,
  readCardDrafts,
  useCards,
} from '#web/features/cards/index.ts';
import { type StoryCard, storyCards } from './story-cards/story-cards.ts';

interface StoryCardsDeps {
  signedIn: boolean;
  plan: PlanId | null;
  /** Letters that the writer's context has room for. */
  most: number;
  added: AddedCards;
  onAdded: (added: AddedCards) => void;
  say: (tone: 'success' | 'error', text: string) => void;
  /** Unsaved work on cards changed. */
  onDrafts: () => void;
}

/** The cards of this editor, and those that the story takes along. */
export function useStoryCards({ signedIn, plan, most, added, onAdded, say, onDrafts }: StoryCardsDeps) {
  const cards = useCards({ signedIn, added, onAddedChange: onAdded, say, onDraftsChange: onDrafts });
  const story = storyCards(cards, added, plan, most);
  /** Added cards of a kind that is not there yet. */
  const lists = [
    { list: cards.characters, ids: added.characters },
    { list: cards.plot, ids: added.plot },
  ].filter(({ list, ids }) => ids.some((id) => !list.entries.some((entry) => entry.id === id)));
  const failed = lists.find(({ list }) => list.status === 'failed')?.list;
  const loading = signedIn && lists.some(({ list }) => list.status === 'loading');
  return {
    all: cards,
    story,
    isShown: story.items.length > 0 || failed !== undefined || loading,
    status: failed ? ('failed' as const) : loading ? ('loading' as const) : ('ready' as const),
    loadFault: failed?.loadError ?? null,
    retry: () => failed?.retry(),
    takeOut: ({ kind, id }: StoryCard) =>
      onAdded({ ...added, [kind]: added[kind].filter((other) => other !== id) }),
    /** Unsaved work on cards; null where there is none. */
    drafts(): CardDrafts | null {
      const kept = cards.serialize();
      return hasCardDrafts(kept) ? kept : null;
    },
    restore: (drafts: CardDrafts) => cards.restore(readCardDrafts(drafts)),
  };
}
export type StoryCards = ReturnType<typeof useStoryCards>;
