import { type FormEvent, useRef, useState } from 'react';
import { ApiError, errorText, fieldIssues } from '#web/lib/api-error.ts';

type Values = Record<string, string>;

interface SettingsFormDeps {
  /** Faults that can be seen before anything is sent, by field. */
  check: (values: Values) => Readonly<Partial<Values>>;
  send: (values: Values) => Promise<void>;
  /** The field that a refusal of the server is about, by its code. */
  fieldOfCode?: Readonly<Record<string, string>>;
  /** Shown where the server gave no text of its own. */
  fallback: string;
}

/**
 * A form of the settings: keeps what was typed, puts each fault beside its field and the focus on the first, and takes
 * no second submit while one is under way.
 */
export function useSettingsForm({ check, send, fieldOfCode = {}, fallback }: SettingsFormDeps) {
  const [faults, setFaults] = useState<Readonly<Partial<Values>>>({});
  const [box, setBox] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const underWay = useRef(false);

  function faultsOf(error: unknown): Partial<Values> {
    const field = error instanceof ApiError ? fieldOfCode[error.code] : undefined;
    return field ? { [field]: errorText(error, fallback) } : fieldIssues(error);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const form = event.currentTarget;
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    /** Puts faults beside their fields; false where the form has none of these. */
    const show = (next: Readonly<Partial<Values>>): boolean => {
      const first = [...form.elements].find((element) => 'name' in element && next[String(element.name)]);
      if (!(first instanceof HTMLElement)) return false;
      setFaults(next);
      first.focus();
      return true;
    };
    setSaved(false);
    setBox(null);
    const slips = check(values);
    if (show(slips)) return;
    underWay.current = true;
    setSaving(true);
    setFaults({});
    try {
      await send(values);
      setSaved(true);
    } catch (error) {
      if (!show(faultsOf(error))) setBox(errorText(error, fallback));
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  }

  return { faults, box, saving, saved, submit };
}
