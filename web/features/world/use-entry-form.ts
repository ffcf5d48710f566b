import { useReducer } from 'react';
import type { WorldEntryOut } from '#contract/world.ts';
import { messages } from '#domain/messages/index.ts';
import { isVisible } from '#domain/text/visible-characters.ts';
import { pickCard } from '#domain/world/card-fields.ts';
import { type CardlessEntry, entryFields } from '#domain/world/kinds.ts';
import { nameError } from '#domain/world/searchable.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText, fieldIssues } from '#web/lib/api-error.ts';
import { withAlias } from './alias-chips.tsx';
import { entryFormReducer, type FormStart, initialEntryForm } from './entry-form-state.ts';

function otherVersion(error: unknown): WorldEntryOut | null {
  if (!(error instanceof ApiError) || error.code !== 'BIBLE_ENTRY_CHANGED') return null;
  return (error.data as { current?: WorldEntryOut } | undefined)?.current ?? null;
}

/** The form of a place, object or note; typed texts stay until the server has stored them. */
export function useEntryForm(start: FormStart, onSaved: (entry: WorldEntryOut) => void) {
  const [state, dispatch] = useReducer(entryFormReducer, start, initialEntryForm);
  const { fields, typed, other, saving } = state;

  /** Returns the name of the first invalid field, or null. */
  async function save(revision: number | null = state.revision): Promise<string | null> {
    if (saving) return null;
    const aliases = [...withAlias(fields.aliases, typed)];
    if (!isVisible(fields.name)) {
      dispatch({ type: 'invalid', fieldErrors: { name: messages.world.nameRequired } });
      return 'name';
    }
    const aliasError = nameError(typed, fields.kind);
    if (aliasError) {
      dispatch({ type: 'invalid', fieldErrors: { aliases: aliasError } });
      return 'aliases';
    }
    dispatch({ type: 'save-started' });
    const input = { id: start.id, ...pickCard(entryFields, fields), aliases };
    try {
      const entry = await (revision === null
        ? api.world.create(input)
        : api.world.update({ ...input, revision }));
      dispatch({ type: 'saved' });
      onSaved(entry);
      return null;
    } catch (error) {
      const fieldErrors = fieldIssues(error);
      const text = errorText(error, messages.world.saveFailed);
      dispatch({ type: 'save-failed', fieldErrors, other: otherVersion(error), error: text });
      return Object.keys(fieldErrors)[0] ?? null;
    }
  }

  return {
    fields,
    typed,
    fieldErrors: state.fieldErrors,
    error: state.error,
    other,
    saving,
    save,
    edit: (part: Partial<CardlessEntry>) => dispatch({ type: 'edited', part }),
    changeAliases: (change: (aliases: readonly string[]) => readonly string[]) =>
      dispatch({ type: 'aliases-changed', change }),
    setTyped: (text: string) => dispatch({ type: 'alias-typed', text }),
    takeOther: () => dispatch({ type: 'other-taken' }),
    keepMine: () => (other ? save(other.revision) : Promise.resolve(null)),
  };
}
