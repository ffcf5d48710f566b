import { useState } from 'react';
import type { BibleEntryOut } from '#contract/bible.ts';
import { messages } from '#domain/messages/index.ts';
import { isVisible } from '#domain/text/visible-characters.ts';
import type { WorldKind } from '#domain/world/kinds.ts';
import { nameFault } from '#domain/world/searchable.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText, fieldIssues } from '#web/lib/api-error.ts';
import { withAlias } from './alias-chips.tsx';

interface EntryFields {
  kind: WorldKind;
  name: string;
  aliases: readonly string[];
  text: string;
}

/** Where the form begins: a new entry with an id of this client, or one that the server has. */
export interface FormStart extends EntryFields {
  id: string;
  /** Null where the server does not have it. */
  revision: number | null;
}

function otherVersion(error: unknown): BibleEntryOut | null {
  if (!(error instanceof ApiError) || error.code !== 'BIBLE_ENTRY_CHANGED') return null;
  return (error.data as { current?: BibleEntryOut } | undefined)?.current ?? null;
}

/** Faults but for those of the other names. */
const withoutNames = (faults: Record<string, string>) =>
  Object.fromEntries(Object.entries(faults).filter(([path]) => !path.startsWith('aliases')));

/** Writes a place, object or note and saves it; what was typed stays until the server has it. */
export function useEntryForm(start: FormStart, onSaved: (entry: BibleEntryOut) => void) {
  const [fields, setFields] = useState<EntryFields>(start);
  const [typed, setTyped] = useState('');
  const [base, setBase] = useState(start.revision);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [fault, setFault] = useState<string | null>(null);
  const [other, setOther] = useState<BibleEntryOut | null>(null);
  const [saving, setSaving] = useState(false);

  function edit(part: Partial<EntryFields>) {
    setFields((now) => ({ ...now, ...part }));
    setFaults({});
  }

  /** Answers the name of the field that is at fault; null where there is none. */
  async function save(onto: number | null = base): Promise<string | null> {
    if (saving) return null;
    const aliases = [...withAlias(fields.aliases, typed)];
    if (!isVisible(fields.name)) {
      setFaults({ name: messages.bible.nameRequired });
      return 'name';
    }
    const slip = nameFault(typed, fields.kind);
    if (slip) {
      setFaults({ aliases: slip });
      return 'aliases';
    }
    setSaving(true);
    setFault(null);
    const { kind, name, text } = fields;
    const input = { id: start.id, kind, name, aliases, text };
    try {
      onSaved(
        await (onto === null ? api.bible.create(input) : api.bible.update({ ...input, revision: onto })),
      );
      return null;
    } catch (error) {
      const theirs = otherVersion(error);
      const issues = fieldIssues(error);
      setOther(theirs);
      setFaults(issues);
      if (!theirs && Object.keys(issues).length === 0) {
        setFault(errorText(error, messages.bible.saveFailed));
      }
      return Object.keys(issues)[0] ?? null;
    } finally {
      setSaving(false);
    }
  }

  return {
    fields,
    edit,
    changeAliases(change: (aliases: readonly string[]) => readonly string[]) {
      setFields((now) => ({ ...now, aliases: change(now.aliases) }));
      setFaults(withoutNames);
    },
    typed,
    setTyped(text: string) {
      setTyped(text);
      setFaults(withoutNames);
    },
    faults,
    fault,
    other,
    saving,
    save,
    takeOther() {
      if (!other) return;
      const { kind, name, aliases, text, revision } = other;
      setFields({ kind: kind === 'character' || kind === 'plot' ? 'note' : kind, name, aliases, text });
      setBase(revision);
      setOther(null);
    },
    keepMine: () => (other ? save(other.revision) : Promise.resolve(null)),
  };
}
