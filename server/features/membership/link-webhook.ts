import type { Deps } from '#server/context.ts';
import { type FormFields, mountFormPost, type PlainAnswer } from '#server/http/form-post.ts';
import type { App } from '#server/http/http-app.ts';
import { readLinkNotification } from '#server/providers/paytr/index.ts';
import { paytrSettings } from '../payments/index.ts';
import { linkNotificationPath } from './payment-link.ts';
import { processLinkNotification } from './process-link-notification.ts';

/** The response that PayTR expects; after any other response it repeats the notification. */
const ok: PlainAnswer = { status: 200, text: 'OK' };

async function answer(deps: Deps, form: FormFields): Promise<PlainAnswer> {
  const settings = await paytrSettings(deps);
  if (!settings) return { status: 503, text: 'closed' };
  const reading = readLinkNotification(settings, form);
  if (reading.kind === 'forged') {
    deps.log.warn({ callback: (form.get('callback_id') ?? '').slice(0, 64) }, 'link notification: bad hash');
    return { status: 400, text: 'PAYTR notification failed: bad hash' };
  }
  if (reading.kind === 'unreadable') {
    // The notification is signed, so it comes from PayTR, and a repetition would be unreadable too.
    deps.log.error({ order: reading.merchantOid }, 'link notification: unreadable fields');
    return ok;
  }
  const { callbackId, merchantOid, totalKurus, testMode } = reading.notification;
  const result = await processLinkNotification(deps, reading.notification);
  const level = result.flags.length > 0 ? 'warn' : 'info';
  deps.log[level](
    { callback: callbackId, order: merchantOid, totalKurus, testMode, ...result },
    'link notification',
  );
  return ok;
}

/** Mounts the route for PayTR's notifications of payments by a link. */
export function mountLinkWebhook(app: App, deps: Deps): void {
  mountFormPost(app, deps, linkNotificationPath, (form) => answer(deps, form));
}
