import type { WorldEntryOut } from '#contract/world.ts';
import { pickCard } from '#domain/world/card-fields.ts';
import { type CardlessEntry, entryFields } from '#domain/world/kinds.ts';

/** The entry that a form opens: an existing one, or a new one with an id made by the client. */
export interface FormStart extends CardlessEntry {
  id: string;
  /** Null when the server does not have it. */
  revision: number | null;
}

/** Error texts by the path of their field. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface EntryFormState {
  fields: CardlessEntry;
  /** The text of the input for a new alias. */
  typed: string;
  /** The revision that a save is based on; null creates the entry. */
  revision: number | null;
  fieldErrors: FieldErrors;
  /** Why the last save failed, when no field and no other version shows it. */
  error: string | null;
  /** Another tab's version. */
  other: WorldEntryOut | null;
  saving: boolean;
}

export type EntryFormAction =
  | { type: 'edited'; part: Partial<CardlessEntry> }
  | { type: 'aliases-changed'; change: (aliases: readonly string[]) => readonly string[] }
  | { type: 'alias-typed'; text: string }
  | { type: 'invalid'; fieldErrors: FieldErrors }
  | { type: 'save-started' }
  | { type: 'saved' }
  | {
      type: 'save-failed';
      fieldErrors: FieldErrors;
      other: WorldEntryOut | null;
      /** Shown only without field errors and another version. */
      error: string;
    }
  | { type: 'other-taken' };

export const initialEntryForm = ({ id: _, revision, ...fields }: FormStart): EntryFormState => ({
  fields,
  typed: '',
  revision,
  fieldErrors: {},
  error: null,
  other: null,
  saving: false,
});

const withoutAliasErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !path.startsWith('aliases')));

export function entryFormReducer(state: EntryFormState, action: EntryFormAction): EntryFormState {
  switch (action.type) {
    case 'edited':
      return { ...state, fields: { ...state.fields, ...action.part }, fieldErrors: {} };
    case 'aliases-changed':
      return {
        ...state,
        fields: { ...state.fields, aliases: [...action.change(state.fields.aliases)] },
        fieldErrors: withoutAliasErrors(state.fieldErrors),
      };
    case 'alias-typed':
      return { ...state, typed: action.text, fieldErrors: withoutAliasErrors(state.fieldErrors) };
    case 'invalid':
      return { ...state, fieldErrors: action.fieldErrors };
    case 'save-started':
      return { ...state, saving: true, error: null };
    case 'saved':
      return { ...state, saving: false };
    case 'save-failed': {
      const { fieldErrors, other } = action;
      const isShown = other !== null || Object.keys(fieldErrors).length > 0;
      return { ...state, saving: false, fieldErrors, other, error: isShown ? null : action.error };
    }
    case 'other-taken': {
      const { other } = state;
      if (!other) return state;
      return { ...state, fields: pickCard(entryFields, other), revision: other.revision, other: null };
    }
  }
}
