import { z } from 'zod';
import { lower } from '#domain/turkish/index.ts';
import type { CardFields, CardOf, ChoiceField, NamesField, TextField } from '#domain/world/card-fields.ts';
import { instant, isVisible, oneLine, text, uuid } from './base.ts';

type Choices<F> = F extends { choices: infer C } ? z.ZodEnum<{ [Value in keyof C & string]: Value }> : never;

/** The schema of a field in a request; optional fields may be missing. */
type InputOf<F> = F extends { kind: 'names' }
  ? z.ZodDefault<z.ZodArray<z.ZodString>>
  : F extends { kind: 'choice' }
    ? F extends { required: true }
      ? Choices<F>
      : z.ZodDefault<Choices<F>>
    : F extends { required: string }
      ? z.ZodString
      : z.ZodDefault<z.ZodString>;

/** The schema of a field in a response. */
type OutputOf<F> = F extends { kind: 'names' }
  ? z.ZodArray<z.ZodString>
  : F extends { kind: 'choice' }
    ? Choices<F>
    : z.ZodString;

/** Removes invisible names and names that differ in case only from an earlier one. */
function distinct(names: string[]): string[] {
  const known = new Set<string>();
  return names.filter((name) => {
    const key = lower(name);
    if (!isVisible(name) || known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** The schema of a card's aliases; removes empty and duplicate ones. */
export const namesInput = ({ max, count }: Pick<NamesField, 'max' | 'count'>) =>
  z
    .array(text(max).overwrite(oneLine).trim())
    .max(count, { error: `En çok ${count} ad olabilir.` })
    .overwrite(distinct);

function textInput({ max, required, joinsLines }: TextField): z.ZodType {
  const lines = text(max, required);
  const trimmed = (joinsLines ? lines.overwrite(oneLine) : lines).trim();
  return required === undefined ? trimmed.default('') : trimmed.refine(isVisible, { error: required });
}

function choiceInput({ choices, required, initial }: ChoiceField): z.ZodType {
  const values = z.enum(Object.keys(choices));
  return required ? values : values.default(initial);
}

function fieldInput(field: CardFields[string]): z.ZodType {
  if (field.kind === 'names') return namesInput(field).default([]);
  return field.kind === 'choice' ? choiceInput(field) : textInput(field);
}

function fieldOutput(field: CardFields[string]): z.ZodType {
  if (field.kind === 'names') return z.array(z.string());
  return field.kind === 'choice' ? z.enum(Object.keys(field.choices)) : z.string();
}

function mapFields(fields: CardFields, schemaOf: (field: CardFields[string]) => z.ZodType) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
}

/** The schemas of a card's fields in a request. */
export const cardInput = <F extends CardFields>(fields: F) =>
  mapFields(fields, fieldInput) as { -readonly [Name in keyof F]: InputOf<F[Name]> };

/** The schemas of a card's fields in a response. */
export const cardOutput = <F extends CardFields>(fields: F) =>
  mapFields(fields, fieldOutput) as { -readonly [Name in keyof F]: OutputOf<F[Name]> };

/** The fields that every saved card has after its own. */
export const savedCardOutput = {
  /** Incremented by each save; an update names the revision that it is based on. */
  revision: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
};

/** The fields that every update of a saved card has besides the card's. */
export const changedCardInput = { id: uuid, revision: z.number().int().min(1).max(2_000_000_000) };

/** The schema of a saved card with these fields in a response. */
export type SavedCard<F extends CardFields> = CardOf<F> & {
  id: string;
  revision: number;
  createdAt: string;
  updatedAt: string;
};
