import { type FormEvent, useRef, useState } from 'react';
import type { Viewer } from '#contract/auth.ts';
import { signedInAs } from '#web/features/session/index.ts';
import { type FormFaults, faultsOfRefusal, noFaults } from './account-faults.ts';

interface AccountFormDeps {
  check: (values: Record<string, string>) => Record<string, string>;
  /** Null where the server asks for the second factor next. */
  send: (values: Record<string, string>) => Promise<{ viewer: Viewer | null }>;
  onSecondFactor?: () => void;
  /** Shown where the server gave no text of its own. */
  fallback: string;
}

/**
 * A form that keeps what was typed, puts the focus on its first fault and takes no second submit while one is under
 * way. After a success the page's guard leads on.
 */
export function useAccountForm({ check, send, fallback, onSecondFactor }: AccountFormDeps) {
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
    const slips = check(values);
    if (Object.keys(slips).length > 0) return show({ fields: slips, box: null });
    underWay.current = true;
    setSending(true);
    setFaults(noFaults);
    try {
      const { viewer } = await send(values);
      if (viewer) signedInAs(viewer);
      else onSecondFactor?.();
    } catch (error) {
      show(faultsOfRefusal(error, fallback));
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  return { faults, sending, submit };
}
