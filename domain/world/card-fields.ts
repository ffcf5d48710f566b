/** A text field of a card. */
export interface TextField {
  kind: 'text';
  /** The label in forms. */
  label: string;
  /** The label in prompts, where it differs. */
  promptLabel?: string;
  /** Longest text, in characters. */
  max: number;
  /** The message when the text is missing; a text without this may be empty. */
  required?: string;
  /** Whether line breaks become spaces on saving. */
  joinsLines?: true;
  /** Whether the form field has one line. */
  singleLine?: true;
  /** The placeholder of the empty field. */
  placeholder?: string;
}

/** A choice field of a card. */
export interface ChoiceField {
  kind: 'choice';
  /** The label in forms. */
  label: string;
  /** The label in prompts, where it differs. */
  promptLabel?: string;
  /** The stored values with their displayed labels. */
  choices: Readonly<Record<string, string>>;
  /** The default value. */
  initial: string;
  /** Whether a request must contain a value. */
  required?: true;
}

/** A field with further names of a card. */
export interface NamesField {
  kind: 'names';
  /** The label in forms. */
  label: string;
  /** The label in prompts, where it differs. */
  promptLabel?: string;
  /** Longest name, in characters. */
  max: number;
  /** Largest number of names. */
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

/** The names of the fields that are texts. */
export type TextNameOf<F extends CardFields> = {
  [Name in keyof F]: F[Name] extends { kind: 'text' } ? Name : never;
}[keyof F];

/** Returns the names of the text fields, in order. */
export function textNames<F extends CardFields>(fields: F): TextNameOf<F>[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind === 'text') as TextNameOf<F>[];
}

/** Returns the texts of a card, in the order of its fields. */
export function textsOf<F extends CardFields>(fields: F, card: CardOf<F>): string[] {
  return textNames(fields).map((name) => card[name] as string);
}

function readValue(field: CardFields[string], value: unknown): string | string[] {
  if (field.kind === 'names') return Array.isArray(value) ? value : [];
  if (typeof value !== 'string') return field.kind === 'choice' ? field.initial : '';
  return field.kind === 'choice' && !Object.hasOwn(field.choices, value) ? field.initial : value;
}

/**
 * Returns the card of a row, an API answer or a stored draft without other properties. A missing or invalid value becomes
 * empty or the field's initial choice.
 */
export function pickCard<F extends CardFields>(fields: F, source: object): CardOf<F> {
  const values = new Map(Object.entries(source));
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readValue(field, values.get(name))]),
  ) as CardOf<F>;
}

/** Whether two cards have equal values in all fields. */
export function isSameCard<F extends CardFields>(fields: F, a: CardOf<F>, b: CardOf<F>): boolean {
  return Object.keys(fields).every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));
}

/** Returns the characters of a card's texts in a budget, without surrounding white space. */
export function countCharacters<F extends CardFields>(fields: F, card: CardOf<F>): number {
  return textsOf(fields, card).reduce((sum, text) => sum + text.trim().length, 0);
}

/** Returns the completeness of a card: the rounded share of texts that are not empty, 0-100. */
export function completionOf<F extends CardFields>(fields: F, card: CardOf<F>): number {
  const texts = textsOf(fields, card);
  return Math.round((texts.filter((text) => text.trim() !== '').length / texts.length) * 100);
}

/** Returns the displayed value of a field: the text, the label of the choice, or the names. */
export function shownValue<F extends CardFields>(fields: F, name: keyof F & string, card: CardOf<F>): string {
  const field = fields[name];
  const value = [card[name]].flat().join(', ');
  return field?.kind === 'choice' ? (field.choices[value] ?? '') : value;
}

/** Returns the fields of a card for a prompt, in order, including empty ones. */
export function promptFields<F extends CardFields>(
  fields: F,
  card: CardOf<F>,
): [label: string, text: string][] {
  return Object.entries(fields).map(([name, { label, promptLabel }]) => [
    promptLabel ?? label,
    shownValue(fields, name, card),
  ]);
}
