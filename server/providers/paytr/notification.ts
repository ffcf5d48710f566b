import { linkNotificationHash, orderNotificationHash, sameHash } from './hashes.ts';
import { parseKurus } from './money.ts';
import type { PaytrSettings } from './settings.ts';

/** A form's fields as they came, one value each. */
type Form = ReadonlyMap<string, string>;

/** What a rightly signed notification says. */
export interface SignedNotification {
  merchantOid: string;
  /** Null for a card checkout. */
  callbackId: string | null;
  /** success, failed, or what else PayTR says. */
  status: string;
  /** Kuruş; may exceed what was asked for (interest of instalments). */
  totalKurus: number;
  /** What was asked for, kuruş; null where it is missing. Not covered by the signature. */
  paymentKurus: number | null;
  currency: string | null;
  paymentType: string | null;
  testMode: boolean;
  failureCode: string | null;
  failureText: string | null;
}

/** `forged`: the signature is not PayTR's. `unreadable`: it is, but the fields are not as agreed. */
export type NotificationReading =
  | { kind: 'forged' }
  | { kind: 'unreadable'; merchantOid: string }
  | { kind: 'told'; notification: SignedNotification };

/** Longest value that is kept of a field, characters. */
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

/** A card checkout's notification; fields that we don't know are passed over. */
export function readOrderNotification(settings: PaytrSettings, form: Form): NotificationReading {
  const expected = orderNotificationHash(settings, {
    merchant_oid: raw(form, 'merchant_oid'),
    status: raw(form, 'status'),
    total_amount: raw(form, 'total_amount'),
  });
  return sameHash(raw(form, 'hash'), expected) ? read(form, null) : { kind: 'forged' };
}

/** A payment link's notification. */
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
