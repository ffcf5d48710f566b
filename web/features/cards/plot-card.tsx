import { memo, useEffect, useRef } from 'react';
import { preview } from '#domain/story/story.ts';
import { shownValue } from '#domain/world/card-fields.ts';
import { type PlotCard as Plot, type PlotType, plotFields, plotTypes } from '#domain/world/cards.ts';
import { plotPresets } from '#web/features/cards/card-presets.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { CardFrame } from './card-frame.tsx';
import type { CardEntry, CardList } from './card-list.ts';
import { sameEntry } from './same-entry.ts';
import { StructureGuide } from './structure-guide.tsx';
import { SuggestedText } from './suggested-text.tsx';

/** Most characters of the description that are used as its name. */
const maxNameCharacters = 60;

const types = (Object.keys(plotTypes) as PlotType[]).map((value) => ({
  value,
  label: plotTypes[value],
  tone: 'accent' as const,
}));

/** What is shown of two versions. */
const comparedFields = (Object.keys(plotFields) as (keyof Plot)[]).map((field) => ({
  field,
  label: plotFields[field].label,
  shown: (card: Plot) => shownValue(plotFields, field, card),
}));

interface PlotCardProps {
  list: CardList<Plot>;
  entry: CardEntry<Plot>;
  /** True for a new card, whose description gets the focus. */
  fresh: boolean;
  onGone: () => void;
}

/** A plot element: an event and the part of the story that it belongs to. */
export const PlotCard = memo(
  function PlotCard({ list, entry, fresh, onGone }: PlotCardProps) {
    const { key, card, problem } = entry;
    const description = useRef<HTMLTextAreaElement>(null);
    useEffect(() => {
      if (fresh) description.current?.focus();
    }, [fresh]);
    const told = card.description.trim() !== '';
    return (
      <CardFrame
        list={list}
        entry={entry}
        name={told ? preview(card.description, maxNameCharacters) : list.words.unnamed}
        badge={<Badge tone="accent">{plotTypes[card.type]}</Badge>}
        fields={comparedFields}
        onGone={onGone}
      >
        <div className="grid items-start gap-x-8 gap-y-5 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid gap-5">
            <ChoiceGroup
              label={plotFields.type.label}
              value={card.type}
              choices={types}
              onChange={(type) => list.edit(key, { type })}
            />
            <SuggestedText
              areaRef={description}
              label={plotFields.description.label}
              required
              rows={5}
              placeholder={plotFields.description.placeholder}
              limit={plotFields.description.max}
              presets={plotPresets[card.type]}
              value={card.description}
              error={problem?.kind === 'too-long' ? problem.text : undefined}
              onChange={(text) => list.edit(key, { description: text })}
            />
          </div>
          <StructureGuide current={card.type} />
        </div>
      </CardFrame>
    );
  },
  (before, after) => before.fresh === after.fresh && sameEntry(before, after),
);
