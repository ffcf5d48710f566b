import { UserRoundPlus } from 'lucide-react';
import { textsOf } from '#domain/world/card-fields.ts';
import { characterFields } from '#domain/world/cards.ts';
import { CardCollectionView } from './card-collection-view.tsx';
import { CharacterCard } from './character-card.tsx';
import type { Cards } from './use-cards.ts';

const texts = {
  heading: 'Karakterler',
  add: 'Karakter ekle',
  empty: 'Henüz karakter yok',
  emptyHint:
    'Bir ad yeter; yaşını, kişiliğini, görünümünü, geçmişini zamanla tamamlarsınız. Hikâyeye eklediğiniz karakterler üretilen metinde yer alır.',
  loading: 'Karakterler yükleniyor…',
  failed: 'Karakterler açılamadı',
  search: 'Karakterlerde ara',
  nothingFound: 'Aramanıza uyan karakter yok.',
  count: (all: number, added: number) =>
    added === 0 ? `${all} karakter` : `${all} karakter, hikâyede ${added}`,
};

/** The characters of this editor (docs/product/stories.md). */
export function CharactersTab({ cards: { characters } }: { cards: Cards }) {
  return (
    <CardCollectionView
      list={characters}
      icon={<UserRoundPlus aria-hidden="true" />}
      texts={texts}
      textsOf={(card) => textsOf(characterFields, card)}
      renderCard={(entry, extras) => (
        <CharacterCard key={entry.key} list={characters} entry={entry} {...extras} />
      )}
    />
  );
}
