import { linkNotificationHash, orderNotificationHash, sameHash } from './hashes.ts';
import { parseKurus } from './money.ts';
import type { PaytrSettings } from './settings.ts';

/** A form's fields as received, one value each. */
type Form = ReadonlyMap<string, string>;

/** The content of a correctly signed notification. */
export interface SignedNotification {
  merchantOid: string;
  /** Null for a card checkout. */
  callbackId: string | null;
  /** success, failed or another word of PayTR. */
  status: string;
  /** Kuruş; may exceed the price by the interest of instalments. */
  totalKurus: number;
  /** The price, kuruş; null if it is missing. Not covered by the signature. */
  paymentKurus: number | null;
  currency: string | null;
  paymentType: string | null;
  testMode: boolean;
  failureCode: string | null;
  failureText: string | null;
}

/** `forged`: the signature is wrong. `unreadable`: the signature is right, but fields are invalid. */
export type NotificationReading =
  | { kind: 'forged' }
  | { kind: 'unreadable'; merchantOid: string }
  | { kind: 'told'; notification: SignedNotification };

/** Maximum stored length of a field, characters. */
const longest = { name: 64, word: 40, text: 300 } as const;

const given = (form: Form, name: string, max: number): string | null =>
  form.get(name)?.replaceAll(/\p{C}/gu, ' ').slice(0, max).trim() || null;
const isName = (value: string) => /^[\w-]{1,64}$/.test(value);

function read(form: Form, callbackId: string | null): NotificationReading {
  const merchantOid = form.get('merchant_oid') ?? '';
  const status = given(form, 'status', longest.word);
  const totalKurus = parseKurus(form.get('total_amount'));
  if (!isName(merchantOid) || status === null || totalKurus === null || callbackId === '') {
    return { kind: 'unreadable', merchantOid: merchantOid.slice(0, longest.name) };
  }
  const notification: SignedNotification = {
    merchantOid,
    callbackId,
    status,
    totalKurus,
    paymentKurus: parseKurus(form.get('payment_amount')),
    currency: given(form, 'currency', longest.word),
    paymentType: given(form, 'payment_type', longest.word),
    testMode: form.get('test_mode') === '1',
    failureCode: given(form, 'failed_reason_code', longest.word),
    failureText: given(form, 'failed_reason_msg', longest.text),
  };
  return { kind: 'told', notification };
}

const raw = (form: Form, name: string) => form.get(name) ?? '';

/** Reads a card checkout's notification; unknown fields are ignored. */
export function readOrderNotification(settings: PaytrSettings, form: Form): NotificationReading {
  const expected = orderNotificationHash(settings, {
    merchant_oid: raw(form, 'merchant_oid'),
    status: raw(form, 'status'),
    total_amount: raw(form, 'total_amount'),
  });
  return sameHash(raw(form, 'hash'), expected) ? read(form, null) : { kind: 'forged' };
}

/** Reads a payment link's notification. */
export function readLinkNotification(settings: PaytrSettings, form: Form): NotificationReading {
  const callbackId = raw(form, 'callback_id');
  const expected = linkNotificationHash(settings, {
    callback_id: callbackId,
    merchant_oid: raw(form, 'merchant_oid'),
    status: raw(form, 'status'),
    total_amount: raw(form, 'total_amount'),
  });
  if (!sameHash(raw(form, 'hash'), expected)) return { kind: 'forged' };
  return read(form, isName(callbackId) ? callbackId : '');
}
