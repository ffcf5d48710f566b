/** A text of a card. */
export interface TextField {
  kind: 'text';
  /** As people read it in forms. */
  label: string;
  /** As a language model reads it, where that differs from the label. */
  promptLabel?: string;
  /** Longest text, in characters. */
  max: number;
  /** What to say when it is missing; a text without this may be empty. */
  required?: string;
  /** Whether line breaks become spaces when it is saved. */
  joinsLines?: true;
  /** Whether its field in the form has one line. */
  singleLine?: true;
  /** An example, shown in the empty field. */
  placeholder?: string;
}

/** A choice of a card. */
export interface ChoiceField {
  kind: 'choice';
  /** As people read it in forms. */
  label: string;
  /** As a language model reads it, where that differs from the label. */
  promptLabel?: string;
  /** The stored values, with the labels that people read. */
  choices: Readonly<Record<string, string>>;
  /** The value that is used where none is given. */
  initial: string;
  /** Whether a request must name a value. */
  required?: true;
}

/** Further names of a card. */
export interface NamesField {
  kind: 'names';
  /** As people read it in forms. */
  label: string;
  /** As a language model reads it, where that differs from the label. */
  promptLabel?: string;
  /** Longest name, in characters. */
  max: number;
  /** Most names. */
  count: number;
}

/**
 * The fields of an entity, by the name that they have in its table, in the API and in forms. Types, input checks, forms,
 * comparison, budget and prompt text are made from them.
 */
export type CardFields = Readonly<Record<string, TextField | ChoiceField | NamesField>>;

/** A card with these fields. */
export type CardOf<F extends CardFields> = {
  -readonly [Name in keyof F]: F[Name] extends { kind: 'choice'; choices: infer Choices }
    ? keyof Choices
    : F[Name] extends { kind: 'names' }
      ? string[]
      : string;
};

/** The names of those fields that are texts. */
export type TextNameOf<F extends CardFields> = {
  [Name in keyof F]: F[Name] extends { kind: 'text' } ? Name : never;
}[keyof F];

/** The names of the text fields, in their order. */
export function textNames<F extends CardFields>(fields: F): TextNameOf<F>[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind === 'text') as TextNameOf<F>[];
}

/** The texts of a card, in the order of its fields. */
export function textsOf<F extends CardFields>(fields: F, card: CardOf<F>): string[] {
  return textNames(fields).map((name) => card[name] as string);
}

function readValue(field: CardFields[string], value: unknown): string | string[] {
  if (field.kind === 'names') return Array.isArray(value) ? value : [];
  if (typeof value !== 'string') return field.kind === 'choice' ? field.initial : '';
  return field.kind === 'choice' && !Object.hasOwn(field.choices, value) ? field.initial : value;
}

/**
 * The card in a row, an answer of the API or a stored draft, without what else is there. What is missing or can't be
 * read is empty, or the field's initial choice.
 */
export function pickCard<F extends CardFields>(fields: F, source: object): CardOf<F> {
  const values = new Map(Object.entries(source));
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readValue(field, values.get(name))]),
  ) as CardOf<F>;
}

/** Whether two cards hold exactly the same. */
export function isSameCard<F extends CardFields>(fields: F, a: CardOf<F>, b: CardOf<F>): boolean {
  return Object.keys(fields).every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));
}

/** The characters that a card's texts take of a budget, without the white space around them. */
export function countCharacters<F extends CardFields>(fields: F, card: CardOf<F>): number {
  return textsOf(fields, card).reduce((sum, text) => sum + text.trim().length, 0);
}

/** How much of a card's texts is written: the rounded share of those that say something, 0-100. */
export function completionOf<F extends CardFields>(fields: F, card: CardOf<F>): number {
  const texts = textsOf(fields, card);
  return Math.round((texts.filter((text) => text.trim() !== '').length / texts.length) * 100);
}

/** What a person reads of a field: the text, the label of the choice, or the names. */
export function shownValue<F extends CardFields>(fields: F, name: keyof F & string, card: CardOf<F>): string {
  const field = fields[name];
  const value = [card[name]].flat().join(', ');
  return field?.kind === 'choice' ? (field.choices[value] ?? '') : value;
}

/** The fields of a card as a language model reads them, in their order; empty ones are there too. */
export function promptFields<F extends CardFields>(
  fields: F,
  card: CardOf<F>,
): [label: string, text: string][] {
  return Object.entries(fields).map(([name, { label, promptLabel }]) => [
    promptLabel ?? label,
    shownValue(fields, name, card),
  ]);
}
