import { type FormEvent, useRef, useState } from 'react';
import { ApiError, errorText, fieldIssues } from '#web/lib/api-error.ts';

interface SecurityForm<Answer> {
  send: (values: Record<string, string>) => Promise<Answer>;
  onDone: (answer: Answer, form: HTMLFormElement) => void;
  /** The field that each refusal of the server is about. */
  fieldOf?: Readonly<Record<string, string>>;
}

/** A small form of the room: keeps what was typed when it fails, shows the fault beside its field and puts the focus there. */
export function useSecurityForm<Answer>({ send, onDone, fieldOf = {} }: SecurityForm<Answer>) {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);

  function show(form: HTMLFormElement, error: unknown): void {
    const issues = fieldIssues(error);
    const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
    const next = Object.keys(issues).length > 0 ? issues : { [field ?? 'form']: errorText(error) };
    setFaults(next);
    const first = [...form.elements].find((element) => 'name' in element && next[String(element.name)]);
    if (first instanceof HTMLElement) first.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const form = event.currentTarget;
    underWay.current = true;
    setSending(true);
    setFaults({});
    try {
      const values = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
      onDone(await send(Object.fromEntries(values)), form);
    } catch (error) {
      show(form, error);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  return { faults, sending, submit };
}
