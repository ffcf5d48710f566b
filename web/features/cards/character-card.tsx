import { Check } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { preview } from '#domain/story/story.ts';
import { type TextField as CardText, shownValue, textNames } from '#domain/world/card-fields.ts';
import {
  type CharacterCard as Character,
  type CharacterRole,
  characterCompletion,
  characterFields,
  characterRoles,
} from '#domain/world/cards.ts';
import { characterPresets, type SuggestedField } from '#web/features/cards/card-presets.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CardFrame } from './card-frame.tsx';
import type { CardEntry, CardList } from './card-list.ts';
import { sameEntry } from './same-entry.ts';
import { SuggestedText } from './suggested-text.tsx';

/** Most characters of a text in a card's header (docs/product/cards.md). */
const maxPreviewCharacters = 20;

/** The third role is green (docs/product/cards.md). */
const roleTones = { protagonist: 'accent', antagonist: 'danger', supporting: 'success' } as const;
const roles = (Object.keys(characterRoles) as CharacterRole[]).map((value) => ({
  value,
  label: characterRoles[value],
  tone: roleTones[value],
}));

/** The texts below the name, each in a section of its own. */
const sections = textNames(characterFields).filter((name) => name !== 'name');

/** In two columns, so that an open section leaves no gap beside it. */
const half = Math.ceil(sections.length / 2);
const columns = [sections.slice(0, half), sections.slice(half)];

/** The fields in the comparison of two versions. */
const comparedFields = (Object.keys(characterFields) as (keyof Character)[]).map((field) => ({
  field,
  label: characterFields[field].label,
  shown: (card: Character) => shownValue(characterFields, field, card),
}));

interface CharacterCardProps {
  list: CardList<Character>;
  entry: CardEntry<Character>;
  /** True for a new card, whose name gets the focus. */
  fresh: boolean;
  onGone: () => void;
}

interface TextSectionProps {
  name: SuggestedField;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** A text of a character with its suggestions, folded. */
function TextSection({ name, value, error, onChange }: TextSectionProps) {
  const field: CardText = characterFields[name];
  const isWritten = value.trim() !== '';
  return (
    <Disclosure
      title={field.label}
      name={isWritten ? `${field.label} (yazıldı)` : field.label}
      defaultOpen={error !== undefined}
      aside={isWritten && <Check aria-hidden="true" className="text-success" />}
    >
      <SuggestedText
        label={field.label}
        labelHidden
        single={field.singleLine ?? false}
        placeholder={field.placeholder ?? ''}
        limit={field.max}
        presets={characterPresets[name]}
        value={value}
        error={error}
        onChange={onChange}
      />
    </Disclosure>
  );
}

/** A character: a summary in the header, all fields when it is open. */
export const CharacterCard = memo(
  function CharacterCard({ list, entry, fresh, onGone }: CharacterCardProps) {
    const { key, card, problem } = entry;
    const nameField = useRef<HTMLInputElement>(null);
    useEffect(() => {
      if (fresh) nameField.current?.focus();
    }, [fresh]);
    const completion = characterCompletion(card);
    const named = card.name.trim() !== '';
    const errorOf = (field: string) =>
      problem?.field === field && problem.kind === 'too-long' ? problem.text : undefined;
    const previews = sections.filter((name) => name !== 'age' && card[name].trim() !== '');
    return (
      <CardFrame
        list={list}
        entry={entry}
        name={named ? card.name.trim() : list.words.unnamed}
        badge={<Badge tone={roleTones[card.role]}>{characterRoles[card.role]}</Badge>}
        fields={comparedFields}
        onGone={onGone}
        summary={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Meter label="Tamamlanma" value={completion} text={`%${completion} tamamlandı`} />
            {previews.length > 0 && (
              <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-ink-soft">
                {previews.map((name) => (
                  <div key={name} className="flex gap-1">
                    <dt>{characterFields[name].label}:</dt>
                    <dd className="text-ink">{preview(card[name], maxPreviewCharacters)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        }
      >
        <div className="grid items-start gap-5 @2xl:grid-cols-2">
          <TextField
            ref={nameField}
            label={characterFields.name.label}
            aside="zorunlu"
            required
            autoComplete="off"
            value={card.name}
            error={errorOf('name')}
            onChange={(event) => list.edit(key, { name: event.target.value })}
          />
          <ChoiceGroup
            label={characterFields.role.label}
            value={card.role}
            choices={roles}
            onChange={(role) => list.edit(key, { role })}
          />
        </div>
        <div className="grid items-start gap-3 @2xl:grid-cols-2">
          {columns.map((column) => (
            <div key={column[0]} className="grid gap-3">
              {column.map((name) => (
                <TextSection
                  key={name}
                  name={name}
                  value={card[name]}
                  error={errorOf(name)}
                  onChange={(text) => list.edit(key, { [name]: text })}
                />
              ))}
            </div>
          ))}
        </div>
      </CardFrame>
    );
  },
  (before, after) => before.fresh === after.fresh && sameEntry(before, after),
);
