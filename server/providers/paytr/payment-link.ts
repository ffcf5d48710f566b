import { callPaytr, cleanReason } from './call-paytr.ts';
import { linkCreateHash, linkDeleteHash } from './hashes.ts';
import { PaytrError } from './paytr-error.ts';
import type { PaytrSettings } from './settings.ts';

/** A payment page for one person and one purchase. */
export interface PaymentLinkOrder {
  /** 4-200 characters; the buyer reads it. */
  name: string;
  amountKurus: number;
  /** The address of its notification; PayTR accepts no port and no localhost, the simulator does. */
  callbackUrl: string;
  /** Repeated in the notification: at most 64 letters and digits. */
  callbackId: string;
}

/** Creates a payment link. @throws PaytrError */
export async function createPaymentLink(
  settings: PaytrSettings,
  order: PaymentLinkOrder,
): Promise<{ id: string; url: string }> {
  const signed = {
    name: order.name,
    price: String(order.amountKurus),
    currency: 'TL',
    max_installment: '1',
    link_type: 'product',
    lang: 'tr',
    min_count: '1',
  };
  const answer = await callPaytr(settings, '/odeme/api/link/create', {
    merchant_id: settings.merchantId,
    ...signed,
    max_count: '1',
    callback_link: order.callbackUrl,
    callback_id: order.callbackId,
    debug_on: '0',
    get_qr: '0',
    paytr_token: linkCreateHash(settings, signed),
  });
  const { status, id, link, reason } = answer;
  const url = typeof link === 'string' && /^https?:\/\//.test(link) && URL.canParse(link) ? link : null;
  if (status === 'success' && url !== null && (typeof id === 'string' || typeof id === 'number')) {
    return { id: String(id), url };
  }
  throw new PaytrError('refused', { detail: cleanReason(settings, reason ?? answer.err_msg) });
}

/** Deletes a payment link. @throws PaytrError */
export async function deletePaymentLink(settings: PaytrSettings, id: string): Promise<void> {
  const answer = await callPaytr(settings, '/odeme/api/link/delete', {
    merchant_id: settings.merchantId,
    id,
    debug_on: '0',
    paytr_token: linkDeleteHash(settings, id),
  });
  if (answer.status === 'success') return;
  throw new PaytrError('refused', { detail: cleanReason(settings, answer.reason ?? answer.err_msg) });
}
