import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ContactCategory, isContactCategory } from '#domain/account/contact.ts';
import { useSession } from '#web/features/session/index.ts';
import { publicApi } from '#web/lib/public-api.ts';
import {
  type ContactFaults,
  type ContactValues,
  checkContact,
  faultsOfRefusal,
  fields,
} from './contact-faults.ts';

const noFaults: ContactFaults = { fields: {}, box: null };

const read = (form: HTMLFormElement): ContactValues & { website: string } => {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    ...(Object.fromEntries(fields.map((field) => [field, text(field)])) as ContactValues),
    website: text('website'),
  };
};

/** Puts a value into a field that is still empty. */
function fill(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
  if (isControl && control.value === '') control.value = value;
}

/**
 * The contact form. Its fields keep their own text, so that nothing typed before the app runs is lost, and nothing
 * when sending fails; the same text sent again is the same message.
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState(noFaults);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  /** The reference of the last sent message; it stays on screen. */
  const [reference, setReference] = useState<string | null>(null);
  const attempt = useRef({ text: '', id: '' });
  const { viewer } = useSession();

  useEffect(() => {
    if (!form.current || !viewer) return;
    fill(form.current, 'name', viewer.fullName);
    fill(form.current, 'email', viewer.email);
  }, [viewer]);

  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('konu');
    if (form.current && isContactCategory(wanted)) fill(form.current, 'category', wanted);
  }, []);

  useEffect(() => {
    if (Object.keys(faults.fields).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  async function send(values: ContactValues & { website: string }) {
    const text = JSON.stringify(values);
    if (attempt.current.text !== text) attempt.current = { text, id: crypto.randomUUID() };
    setSending(true);
    try {
      const answer = await publicApi.contact.send({
        ...values,
        category: values.category as ContactCategory,
        id: attempt.current.id,
      });
      attempt.current = { text: '', id: '' };
      form.current?.reset();
      setSent(true);
      setReference(answer.reference);
    } catch (error) {
      setFaults(faultsOfRefusal(error));
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const values = read(event.currentTarget);
    const missing = checkContact(values);
    setSent(false);
    setFaults({ fields: missing, box: null });
    if (Object.keys(missing).length === 0) void send(values);
  }

  return { form, faults, sending, sent, reference, submit, closeBanner: () => setSent(false) };
}
