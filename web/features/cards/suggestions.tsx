import { Check, Lightbulb, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { saysEntry } from './append-suggestion.ts';

interface SuggestionsProps {
  /** The field's name: 'Kişilik'. */
  about: string;
  presets: readonly string[];
  /** The field's text. */
  text: string;
  /** Returns the field's text with an entry added. */
  withEntry: (entry: string) => string;
  /** Most characters of the field. */
  limit: number;
  onChange: (text: string) => void;
}

/** Suggestions for a field, and an input for an own one; each is added to the field's text. */
export function Suggestions({ about, presets, text, withEntry, limit, onChange }: SuggestionsProps) {
  const [own, setOwn] = useState('');
  const [said, setSaid] = useState('');
  const [error, setError] = useState<string>();

  /** Whether the field contains the entry. */
  function add(entry: string): boolean {
    const next = withEntry(entry);
    if (next.length > limit) {
      setError(`Bu alana en çok ${limit.toLocaleString('tr-TR')} karakter sığar.`);
      return false;
    }
    setError(undefined);
    if (next !== text) {
      onChange(next);
      setSaid(`Eklendi: ${entry}`);
    }
    return true;
  }
  function addOwn() {
    const entry = own.trim();
    if (entry !== '' && add(entry)) setOwn('');
  }

  return (
    <Disclosure
      look="plain"
      icon={<Lightbulb aria-hidden="true" />}
      title="Öneriler"
      name={`Öneriler: ${about}`}
    >
      <div className="grid gap-3 rounded-md border border-line bg-paper p-3">
        <ul aria-label={`${about} önerileri`}>
          {presets.map((preset) => {
            const taken = saysEntry(text, preset);
            return (
              <li key={preset}>
                <button
                  type="button"
                  aria-disabled={taken || undefined}
                  aria-label={taken ? `${preset} (eklendi)` : undefined}
                  onClick={taken ? undefined : () => add(preset)}
                  className="flex min-h-target w-full items-center gap-2 rounded-sm px-2 py-1.5 text-left text-sm hover:bg-well aria-disabled:cursor-default aria-disabled:text-ink-soft"
                >
                  {taken ? (
                    <Check aria-hidden="true" className="size-4 shrink-0 text-success" />
                  ) : (
                    <Plus aria-hidden="true" className="size-4 shrink-0 text-accent" />
                  )}
                  {preset}
                </button>
              </li>
            );
          })}
        </ul>
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              label={`${about}: kendi ifadeniz`}
              labelHidden
              placeholder="Kendi ifadeniz"
              autoComplete="off"
              value={own}
              error={error}
              onChange={(event) => {
                setOwn(event.target.value);
                setError(undefined);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                addOwn();
              }}
            />
          </div>
          <Button aria-label={`Ekle: ${about}`} onClick={addOwn}>
            Ekle
          </Button>
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </Disclosure>
  );
}
