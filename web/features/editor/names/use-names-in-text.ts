import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WorldKind } from '#domain/world/kinds.ts';
import { queries } from '#web/lib/queries.ts';
import type { Editor } from '../use-editor.ts';
import { type NamedCard, namedCards, sameNamedCards } from './named-card.ts';
import type { NamesInText } from './names-in-text.ts';

type NamedEditor = Pick<Editor, 'field' | 'viewer' | 'page' | 'cards'>;

/** The cards that can be named in the text; the same array while nothing of them changes. */
function useNamedCards({ field, viewer, page, cards }: NamedEditor): readonly NamedCard[] {
  const { storedId } = page;
  const world = useQuery({
    ...queries.world.list.queryOptions({ input: storedId === null ? {} : { storyId: storedId } }),
    // Read once there is a text in which names can stand.
    enabled: viewer !== null && field !== null && !page.blank,
  });
  const next = namedCards({
    characters: cards.all.characters.entries,
    plot: cards.all.plot.entries,
    added: page.fields.added,
    world: world.data?.entries ?? [],
  });
  const known = useRef<readonly NamedCard[]>(next);
  if (!sameNamedCards(known.current, next)) known.current = next;
  return known.current;
}

/**
 * Underlines the names of the story's cards in its text and shows a small card for each. The code is loaded when there
 * is a name to seek.
 * @param onOpen shows the list in which the card or world entry stands; a card of a character or plot element is open there
 */
export function useNamesInText(editor: NamedEditor, onOpen: (kind: WorldKind, id: string) => void): void {
  const { field } = editor;
  const cards = useNamedCards(editor);
  const isNeeded = cards.length > 0;
  const [names, setNames] = useState<NamesInText | null>(null);
  const openCard = useEffectEvent(({ kind, id, key }: NamedCard) => {
    const { characters, plot } = editor.cards.all;
    if (kind === 'character') characters.show(key);
    if (kind === 'plot') plot.show(key);
    onOpen(kind, id);
  });

  useEffect(() => {
    if (!isNeeded || !field) return;
    let isGone = false;
    let remove: (() => void) | null = null;
    void import('./names-in-text.ts').then(
      ({ namesInText }) => {
        if (isGone) return;
        const created = namesInText((card) => openCard(card));
        remove = field.extend(created.extension);
        setNames(created);
      },
      // Without the code the text is shown without names.
      () => undefined,
    );
    return () => {
      isGone = true;
      remove?.();
      setNames(null);
    };
  }, [isNeeded, field]);

  useEffect(() => names?.setCards(cards), [names, cards]);
}
