import { Route } from 'lucide-react';
import { textsOf } from '#domain/world/card-fields.ts';
import { plotFields } from '#domain/world/cards.ts';
import { CardCollectionView } from './card-collection-view.tsx';
import { PlotCard } from './plot-card.tsx';
import type { Cards } from './use-cards.ts';

const texts = {
  heading: 'Olay Örgüsü',
  add: 'Olay ekle',
  empty: 'Henüz olay örgüsü yok',
  emptyHint:
    'Hikâyede olacakları birkaç cümleyle yazın: nasıl başlıyor, neyle düğümleniyor, nereye varıyor? Hikâyeye ekledikleriniz üretilen metne yön verir.',
  loading: 'Olay örgüleri yükleniyor…',
  failed: 'Olay örgüleri açılamadı',
  search: 'Olay örgüsünde ara',
  nothingFound: 'Aramanıza uyan olay yok.',
  count: (all: number, added: number) => (added === 0 ? `${all} olay` : `${all} olay, hikâyede ${added}`),
};

/** The plot elements of this editor (docs/product/stories.md). */
export function PlotTab({ cards: { plot } }: { cards: Cards }) {
  return (
    <CardCollectionView
      list={plot}
      icon={<Route aria-hidden="true" />}
      texts={texts}
      textsOf={(card) => textsOf(plotFields, card)}
      renderCard={(entry, extras) => <PlotCard key={entry.key} list={plot} entry={entry} {...extras} />}
    />
  );
}
