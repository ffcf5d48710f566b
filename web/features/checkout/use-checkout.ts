import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type BillingDetails, billingErrors } from '#domain/billing/billing-details.ts';
import type { PlanTerms } from '#domain/billing/plans.ts';
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

/** Why no order was made; `data` is the data of the server's error. */
export interface CheckoutError {
  text: string;
  code: string | null;
  data: unknown;
}

/** The specified text for an order that was not made (docs/product/payments.md). */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'PAYMENT_NOT_STARTED' || error.code === 'UNKNOWN') {
    return refused;
  }
  // No order was attempted, and the text is about an earlier payment.
  if (error.code === 'PENDING_UNKNOWN') return error.message;
  return `${messages.payments.recordFailed}${error.message}`;
}

/** The charged earlier payment in an error, or null. */
function chargedOf(error: unknown): ChargedOrder | null {
  if (!(error instanceof ApiError) || error.code !== 'PENDING_PAID') return null;
  const { orderId, activated } = error.data as { orderId: string; activated: boolean };
  return { orderId, activated, text: error.message };
}

/** The errors of the order's fields by the form's field names: 'details.phone' is `phone`. */
function faultsOf(error: unknown): Faults {
  return Object.fromEntries(
    Object.entries(fieldIssues(error)).map(([path, text]) => [path.split('.').at(-1), text]),
  );
}

/**
 * The state of the checkout's form and its order. A double click, or a repeat after a lost answer, sends the same
 * idempotency key; changed details get another one.
 */
export function useCheckout(
  terms: PlanTerms,
  saved: BillingDetails,
  onCharged: (order: ChargedOrder) => void,
) {
  const client = useQueryClient();
  const [details, setDetails] = useState(saved);
  const [accepted, setAccepted] = useState<Accepted>(nothingAccepted);
  const documents = useSalesDocuments('card', terms);
  const [faults, setFaults] = useState<Faults>({});
  const [box, setBox] = useState<CheckoutError | null>(null);
  const [phase, setPhase] = useState<'filling' | 'sending' | 'leaving'>('filling');
  const underWay = useRef(false);
  const key = useRef({ of: '', id: '' });
  const toFocus = useRef<HTMLElement | null>(null);

  // A field can be focused only after the form is enabled again.
  useEffect(() => {
    if (phase !== 'filling') return;
    toFocus.current?.focus();
    toFocus.current = null;
  });

  // After the back button restores this page from the cache, the form is enabled for a new order.
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

  /** Fetches changed documents, which must be accepted again; returns the error to show. */
  async function renewDocuments(error: unknown): Promise<unknown> {
    if (!(error instanceof ApiError) || error.code !== 'DOCUMENTS_CHANGED') return error;
    try {
      await documents.renew();
      setAccepted(nothingAccepted);
      return error;
    } catch (unread) {
      return unread;
    }
  }

  /** @param payAgainDespite the pending order that the buyer chose to ignore */
  async function send(form: HTMLFormElement, payAgainDespite?: string) {
    if (underWay.current) return;
    /** Shows errors beside their fields and focuses the first; returns false when the form has none of these fields. */
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
      plan: terms.plan,
      amountKurus: terms.monthlyPriceKurus ?? 0,
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
        withdrawalWaived: true,
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
      const fault = await renewDocuments(error);
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
