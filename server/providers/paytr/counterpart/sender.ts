import type { PaytrSettings } from '../settings.ts';
import { notificationForm, postNotification } from './notify.ts';
import type { Way } from './pages.ts';
import type { Records, TestPayment } from './records.ts';

/** Delay of a late notification, and of the next try after one that was not answered OK, ms. */
const lateMs = 8_000;

export interface SenderOptions {
  settings: PaytrSettings;
  /** The address for notifications of card checkouts, which a merchant configures at PayTR. */
  notifyUrl: () => string;
}

/** Sends the notifications of ended payments, at once or late, until the merchant accepts them. */
export class Sender {
  readonly #records: Records;
  readonly #options: SenderOptions;
  readonly #timers = new Set<NodeJS.Timeout>();
  constructor(records: Records, options: SenderOptions) {
    this.#records = records;
    this.#options = options;
  }

  /** Sends all due notifications; one that the merchant does not accept is sent again later. */
  async sendLate(): Promise<void> {
    for (const payment of await this.#records.takeLate(new Date())) await this.send(payment);
  }

  async send(payment: TestPayment, wrongHash = false): Promise<void> {
    const link = payment.link_id === null ? null : ((await this.#records.link(payment.link_id)) ?? null);
    const url = link ? link.callback_link : this.#options.notifyUrl();
    if (url === null) return;
    const form = notificationForm(this.#options.settings, payment, link, wrongHash);
    const isTaken = await postNotification(url, form);
    if (!isTaken && !wrongHash) await this.putOff(payment);
  }

  async putOff(payment: TestPayment): Promise<void> {
    await this.#records.putOff(payment.merchant_oid, new Date(Date.now() + lateMs));
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.sendLate().catch(() => undefined);
    }, lateMs + 50);
    this.#timers.add(timer);
  }

  /** Sends or postpones the notification of an ended payment as the tester chose. */
  async take(payment: TestPayment, way: Way): Promise<void> {
    if (way === 'never') return;
    if (way === 'late') return this.putOff(payment);
    await this.send(payment, way === 'forged');
    if (way === 'twice') await this.send(payment);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
