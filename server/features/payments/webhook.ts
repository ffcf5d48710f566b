import type { Deps } from '#server/context.ts';
import { type FormFields, mountFormPost, type PlainAnswer } from '#server/http/form-post.ts';
import type { App } from '#server/http/http-app.ts';
import {
  type Counterpart,
  counterpartPath,
  createCounterpart,
} from '#server/providers/paytr/counterpart/index.ts';
import { readOrderNotification } from '#server/providers/paytr/index.ts';
import { counterpartSettings, paytrSettings, playsPaytr } from './paytr-settings.ts';
import { processNotification } from './process-notification.ts';

/** The path of PayTR's notifications. */
export const webhookPath = '/api/paytr/bildirim';

/** The answer that PayTR expects; after any other answer it repeats the notification. */
const ok: PlainAnswer = { status: 200, text: 'OK' };
const badHash: PlainAnswer = { status: 400, text: 'PAYTR notification failed: bad hash' };
const closed: PlainAnswer = { status: 503, text: 'closed' };

async function answer(deps: Deps, form: FormFields): Promise<PlainAnswer> {
  const settings = await paytrSettings(deps);
  if (!settings) return closed;
  const reading = readOrderNotification(settings, form);
  if (reading.kind === 'forged') {
    deps.log.warn({ order: (form.get('merchant_oid') ?? '').slice(0, 64) }, 'paytr notification: bad hash');
    return badHash;
  }
  if (reading.kind === 'unreadable') {
    // The notification is signed, so that it is PayTR's, and a repetition would not change it.
    deps.log.error({ order: reading.merchantOid }, 'paytr notification: unreadable fields');
    return ok;
  }
  const { merchantOid, status, totalKurus, testMode } = reading.notification;
  const taken = await processNotification(deps, reading.notification);
  const level = taken.flags.length > 0 ? 'warn' : 'info';
  deps.log[level]({ order: merchantOid, status, totalKurus, testMode, ...taken }, 'paytr notification');
  return ok;
}

/**
 * Mounts the PayTR simulator on this server when no real provider is configured; never in production.
 * @returns the simulator; null when PayTR itself takes payments
 */
export function mountCounterpart(app: App, deps: Deps): Counterpart | null {
  if (!playsPaytr(deps.env)) return null;
  const counterpart = createCounterpart({
    db: deps.db,
    settings: counterpartSettings(deps.env),
    notifyUrl: () => `${deps.env.publicUrl}${webhookPath}`,
  });
  app.route(counterpartPath, counterpart.routes);
  return counterpart;
}

/** Mounts the route for PayTR's notifications of card checkouts. */
export function mountPaytrWebhook(app: App, deps: Deps): void {
  mountFormPost(app, deps, webhookPath, (form) => answer(deps, form));
}
