import { type FormEvent, useRef, useState } from 'react';
import type { Viewer } from '#contract/auth.ts';
import { signedInAs } from '#web/features/session/index.ts';
import { type FormFaults, faultsOfRefusal, noFaults } from './account-faults.ts';

interface AccountFormDeps<Answer> {
  check: (values: Record<string, string>) => Record<string, string>;
  send: (values: Record<string, string>) => Promise<Answer>;
  onDone: (answer: Answer, values: Record<string, string>) => void;
  /** The text of an error without a text of the server. */
  fallback: string;
}

/** Handles the answer of a sign-in: stores the viewer, or asks for the second factor. The guard then redirects. */
export const takeViewer =
  (askSecondFactor?: () => void) =>
  ({ viewer }: { viewer: Viewer | null }): void => {
    if (viewer) signedInAs(viewer);
    else askSecondFactor?.();
  };

/** Handles a form: keeps the typed text, focuses the first invalid field and ignores a submit during another. */
export function useAccountForm<Answer>({ check, send, onDone, fallback }: AccountFormDeps<Answer>) {
  const [faults, setFaults] = useState<FormFaults>(noFaults);
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const form = event.currentTarget;
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const show = (next: FormFaults) => {
      setFaults(next);
      const first = [...form.elements].find(
        (element) => 'name' in element && next.fields[String(element.name)],
      );
      if (first instanceof HTMLElement) first.focus();
    };
    const errors = check(values);
    if (Object.keys(errors).length > 0) return show({ fields: errors, box: null });
    underWay.current = true;
    setSending(true);
    setFaults(noFaults);
    try {
      onDone(await send(values), values);
    } catch (error) {
      show(faultsOfRefusal(error, fallback));
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  return { faults, sending, submit };
}
