import { Check } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { characterPresets, type SuggestedField } from '#domain/card-presets.ts';
import {
  type CharacterCard as Character,
  type CharacterRole,
  cardLimits,
  characterCompletion,
  characterRoles,
} from '#domain/cards.ts';
import { preview } from '#domain/story.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CardFrame } from './card-frame.tsx';
import type { CardEntry, CardList } from './card-list.ts';
import { sameEntry } from './same-entry.ts';
import { SuggestedText } from './suggested-text.tsx';

/** Letters of a text that a card's header shows (docs/product/cards.md). */
const previewLetters = 20;

/** The third is green (docs/product/cards.md). */
const roleTones = { protagonist: 'accent', antagonist: 'danger', supporting: 'success' } as const;
const roles = (Object.keys(characterRoles) as CharacterRole[]).map((value) => ({
  value,
  label: characterRoles[value],
  tone: roleTones[value],
}));

const sections: readonly { field: SuggestedField; label: string; placeholder: string }[] = [
  { field: 'age', label: 'Yaş', placeholder: 'Otuzlarının başında' },
  { field: 'personality', label: 'Kişilik', placeholder: 'Nasıl biri? Neye kızar, neye güler?' },
  { field: 'appearance', label: 'Görünüm', placeholder: 'Onu ilk kez gören ne fark eder?' },
  { field: 'background', label: 'Geçmiş', placeholder: 'Buraya gelene dek başından neler geçti?' },
];

/** Side by side, so that one that opens leaves no hole beside it. */
const columns = [sections.slice(0, 2), sections.slice(2)];

const fields = [
  { field: 'name', label: 'Ad' },
  { field: 'role', label: 'Rol', shown: ({ role }: Character) => characterRoles[role] },
  ...sections,
] as const;

interface CharacterCardProps {
  list: CardList<Character>;
  entry: CardEntry<Character>;
  /** Just begun: the name has the focus. */
  fresh: boolean;
  onGone: () => void;
}

/** A character: who it is in the header, everything about it where it is opened. */
export const CharacterCard = memo(
  function CharacterCard({ list, entry, fresh, onGone }: CharacterCardProps) {
    const { key, card, problem } = entry;
    const nameField = useRef<HTMLInputElement>(null);
    useEffect(() => {
      if (fresh) nameField.current?.focus();
    }, [fresh]);
    const completion = characterCompletion(card);
    const named = card.name.trim() !== '';
    const faultOf = (field: string) =>
      problem?.field === field && problem.kind === 'too-long' ? problem.text : undefined;
    const previews = sections.filter(({ field }) => field !== 'age' && card[field].trim() !== '');
    return (
      <CardFrame
        list={list}
        entry={entry}
        name={named ? card.name.trim() : list.words.unnamed}
        badge={<Badge tone={roleTones[card.role]}>{characterRoles[card.role]}</Badge>}
        fields={fields}
        onGone={onGone}
        summary={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Meter label="Tamamlanma" value={completion} text={`%${completion} tamamlandı`} />
            {previews.length > 0 && (
              <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-ink-soft">
                {previews.map(({ field, label }) => (
                  <div key={field} className="flex gap-1">
                    <dt>{label}:</dt>
                    <dd className="text-ink">{preview(card[field], previewLetters)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        }
      >
        <div className="grid items-start gap-5 md:grid-cols-2">
          <TextField
            ref={nameField}
            label="Ad"
            aside="zorunlu"
            required
            autoComplete="off"
            value={card.name}
            error={faultOf('name')}
            onChange={(event) => list.edit(key, { name: event.target.value })}
          />
          <ChoiceGroup
            label="Rol"
            value={card.role}
            choices={roles}
            onChange={(role) => list.edit(key, { role })}
          />
        </div>
        <div className="grid items-start gap-3 md:grid-cols-2">
          {columns.map((column) => (
            <div key={column[0]?.field} className="grid gap-3">
              {column.map(({ field, label, placeholder }) => (
                <Disclosure
                  key={field}
                  title={label}
                  name={card[field].trim() === '' ? label : `${label} (yazıldı)`}
                  defaultOpen={faultOf(field) !== undefined}
                  aside={card[field].trim() !== '' && <Check aria-hidden="true" className="text-success" />}
                >
                  <SuggestedText
                    label={label}
                    labelHidden
                    single={field === 'age'}
                    placeholder={placeholder}
                    limit={field === 'age' ? cardLimits.age : cardLimits.text}
                    presets={characterPresets[field]}
                    value={card[field]}
                    error={faultOf(field)}
                    onChange={(text) => list.edit(key, { [field]: text })}
                  />
                </Disclosure>
              ))}
            </div>
          ))}
        </div>
      </CardFrame>
    );
  },
  (before, after) => before.fresh === after.fresh && sameEntry(before, after),
);
