import { type FormEvent, useRef, useState } from 'react';
import { ApiError, errorText, fieldIssues } from '#web/lib/api-error.ts';

type Values = Record<string, string>;

interface SettingsFormDeps {
  /** Validates the values before they are sent; errors by field. */
  check: (values: Values) => Readonly<Partial<Values>>;
  send: (values: Values) => Promise<void>;
  /** The field that an error code of the server belongs to. */
  fieldOfCode?: Readonly<Record<string, string>>;
  /** Shown when the server sent no text. */
  fallback: string;
}

/**
 * A settings form: keeps the typed values, shows each error beside its field, focuses the first one, and ignores a
 * second submit while one is running.
 */
export function useSettingsForm({ check, send, fieldOfCode = {}, fallback }: SettingsFormDeps) {
  const [fieldErrors, setFieldErrors] = useState<Readonly<Partial<Values>>>({});
  const [box, setBox] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const isRunning = useRef(false);

  function fieldErrorsOf(error: unknown): Partial<Values> {
    const field = error instanceof ApiError ? fieldOfCode[error.code] : undefined;
    return field ? { [field]: errorText(error, fallback) } : fieldIssues(error);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning.current) return;
    const form = event.currentTarget;
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    /** Shows errors beside their fields; returns false when the form has none of the fields. */
    const show = (next: Readonly<Partial<Values>>): boolean => {
      const first = [...form.elements].find((element) => 'name' in element && next[String(element.name)]);
      if (!(first instanceof HTMLElement)) return false;
      setFieldErrors(next);
      first.focus();
      return true;
    };
    setSaved(false);
    setBox(null);
    const found = check(values);
    if (show(found)) return;
    isRunning.current = true;
    setSaving(true);
    setFieldErrors({});
    try {
      await send(values);
      setSaved(true);
    } catch (error) {
      if (!show(fieldErrorsOf(error))) setBox(errorText(error, fallback));
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  }

  return { faults: fieldErrors, box, saving, saved, submit };
}
