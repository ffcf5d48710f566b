import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type BillingDetails, billingErrors } from '#domain/billing/billing-details.ts';
import type { PlanId } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { rereadAfterPayment } from '#web/features/pending-payment/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, fieldIssues } from '#web/lib/api-error.ts';
import { type Acceptance, type Accepted, acceptanceFaults, nothingAccepted } from './acceptances.tsx';
import type { ChargedOrder } from './charged-payment.tsx';
import { clearFieldErrors } from './clear-field-errors.ts';
import { useSalesDocuments } from './use-sales-documents.ts';

type Field = keyof BillingDetails | Acceptance;
type Faults = Readonly<Partial<Record<Field, string>>>;

const refused = messages.payments.notStarted;

/** Why the form made no order; `data` is what the server told with it. */
export interface CheckoutError {
  text: string;
  code: string | null;
  data: unknown;
}

/** Why there is no order, in the specified words (docs/product/payments.md). */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'PAYMENT_NOT_STARTED' || error.code === 'UNKNOWN') {
    return refused;
  }
  // No order was tried: the text is about an earlier payment.
  if (error.code === 'PENDING_UNKNOWN') return error.message;
  return `${messages.payments.recordFailed}${error.message}`;
}

/** The earlier payment that an answer names as charged; null where it names none. */
function chargedOf(error: unknown): ChargedOrder | null {
  if (!(error instanceof ApiError) || error.code !== 'PENDING_PAID') return null;
  const { orderId, activated } = error.data as { orderId: string; activated: boolean };
  return { orderId, activated, text: error.message };
}

/** Faults of the order's fields by the form's names: 'details.phone' is `phone`. */
function faultsOf(error: unknown): Faults {
  return Object.fromEntries(
    Object.entries(fieldIssues(error)).map(([path, text]) => [path.split('.').at(-1), text]),
  );
}

/**
 * The checkout's form: what was typed and ticked, its faults, and the one order that it makes. A double click or a
 * repeat after a lost answer sends the same key, other details another one.
 */
export function useCheckout(
  order: { plan: PlanId; amountKurus: number },
  saved: BillingDetails,
  onCharged: (order: ChargedOrder) => void,
) {
  const client = useQueryClient();
  const [details, setDetails] = useState(saved);
  const [accepted, setAccepted] = useState<Accepted>(nothingAccepted);
  const documents = useSalesDocuments('card');
  const [faults, setFaults] = useState<Faults>({});
  const [box, setBox] = useState<CheckoutError | null>(null);
  const [phase, setPhase] = useState<'filling' | 'sending' | 'leaving'>('filling');
  const underWay = useRef(false);
  const key = useRef({ of: '', id: '' });
  const toFocus = useRef<HTMLElement | null>(null);

  // A form that is being enabled again takes the focus only once it is.
  useEffect(() => {
    if (phase !== 'filling') return;
    toFocus.current?.focus();
    toFocus.current = null;
  });

  // Whoever comes back from the payment page by the browser's own button finds the form usable, for a new order.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      underWay.current = false;
      key.current = { of: '', id: '' };
      setPhase('filling');
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  function keyOf(content: string): string {
    if (key.current.of !== content) key.current = { of: content, id: crypto.randomUUID() };
    return key.current.id;
  }

  /** Puts new documents in the old ones' place, to be accepted anew; answers what is to be told. */
  async function renewed(error: unknown): Promise<unknown> {
    if (!(error instanceof ApiError) || error.code !== 'DOCUMENTS_CHANGED') return error;
    try {
      await documents.renew();
      setAccepted(nothingAccepted);
      return error;
    } catch (unread) {
      return unread;
    }
  }

  /** @param payAgainDespite the pending order that the buyer decided to disregard. */
  async function send(form: HTMLFormElement, payAgainDespite?: string) {
    if (underWay.current) return;
    /** Puts faults beside their fields and the focus on the first; false where the form has none of them. */
    const show = (next: Faults): boolean => {
      const first = [...form.elements].find(
        (element) => 'name' in element && next[String(element.name) as Field],
      );
      if (!(first instanceof HTMLElement)) return false;
      setFaults(next);
      toFocus.current = first;
      return true;
    };
    setBox(null);
    if (show({ ...billingErrors(details), ...acceptanceFaults(accepted) })) return;
    setFaults({});
    underWay.current = true;
    setPhase('sending');
    const wanted = {
      ...order,
      billing: 'monthly',
      details,
      documentsVersion: documents.version,
    } as const;
    try {
      const { paymentUrl } = await api.payments.createIntent({
        ...wanted,
        idempotencyKey: keyOf(JSON.stringify(wanted)),
        preInformationAccepted: true,
        contractAccepted: true,
        ...(payAgainDespite !== undefined && { payAgainDespite }),
      });
      setPhase('leaving');
      location.assign(paymentUrl);
    } catch (error) {
      const charged = chargedOf(error);
      if (charged) {
        onCharged(charged);
        return rereadAfterPayment(client, charged.activated);
      }
      const fault = await renewed(error);
      underWay.current = false;
      setPhase('filling');
      if (!show(faultsOf(fault)))
        setBox({
          text: reasonOf(fault),
          code: fault instanceof ApiError ? fault.code : null,
          data: fault instanceof ApiError ? fault.data : null,
        });
    }
  }

  return {
    details,
    change: (change: Partial<BillingDetails>) => {
      setDetails((current) => ({ ...current, ...change }));
      setFaults((current) => clearFieldErrors(current, change));
    },
    documents,
    accepted,
    accept: (change: Partial<Accepted>) => {
      setAccepted((current) => ({ ...current, ...change }));
      setFaults((current) => clearFieldErrors(current, change));
    },
    faults,
    box,
    phase,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      return send(event.currentTarget);
    },
    send,
  };
}
