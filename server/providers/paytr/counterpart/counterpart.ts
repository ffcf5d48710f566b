import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';
import { parseKurus, parseLira } from '../money.ts';
import type { PaytrSettings } from '../settings.ts';
import {
  type Posted,
  refuseLink,
  refuseLinkDelete,
  refuseQuery,
  refuseRefund,
  refuseToken,
} from './checks.ts';
import { notificationForm, postNotification } from './notify.ts';
import { isWay, messagePage, pageHeaders, paymentPage, type Way } from './pages.ts';
import { createRecords, type Records, type TestLink, type TestPayment } from './records.ts';

/** A late notification comes this long after the payment, ms; one that was not answered OK comes again as late. */
const lateMs = 8_000;

/** Whoever plays PayTR's part: the same calls, checks and signatures, over HTTP, and a payment page of its own. */
export interface Counterpart {
  routes: Hono;
  /** Forgets the notifications that it would still have sent by itself; they stay in the database. */
  close(): void;
}

interface Options {
  db: Kysely<DB>;
  /** The merchant that it knows, and its own address. */
  settings: PaytrSettings;
  /** Where card checkouts are notified, as a merchant enters it at PayTR. */
  notifyUrl: () => string;
}

async function readPosted(c: Context): Promise<Posted> {
  const fields = new URLSearchParams(await c.req.text());
  return (name) => fields.get(name) ?? '';
}

/** "200" and "10,8": lira as the status query tells them. */
const queriedLira = (kurus: number) => String(kurus / 100).replace('.', ',');

const failures: Partial<Record<Way, { code: string; text: string }>> = {
  fail: { code: '0', text: 'Kartın limiti yetersiz.' },
  cancel: { code: '6', text: 'Müşteri ödeme yapmaktan vazgeçti ve ödeme sayfasından ayrıldı.' },
};

class Sender {
  readonly #records: Records;
  readonly #options: Options;
  readonly #timers = new Set<NodeJS.Timeout>();
  constructor(records: Records, options: Options) {
    this.#records = records;
    this.#options = options;
  }

  /** Sends all that is late; what the merchant does not take comes again later. */
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

  /** Lets the notification of an ended payment take the chosen way. */
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

function endOf(way: Way): Pick<TestPayment, 'status' | 'failure_code' | 'failure_text'> {
  const failure = failures[way];
  return failure
    ? { status: 'failed', failure_code: failure.code, failure_text: failure.text }
    : { status: 'success', failure_code: null, failure_text: null };
}

function addApi(routes: Hono, records: Records, settings: PaytrSettings): void {
  routes.post('/odeme/api/get-token', async (c) => {
    const posted = await readPosted(c);
    const reason = refuseToken(settings, posted);
    if (reason !== null) return c.json({ status: 'failed', reason });
    const [[title = '']] = JSON.parse(Buffer.from(posted('user_basket'), 'base64').toString('utf8')) as [
      [string],
    ];
    const token = await records.open({
      merchant_oid: posted('merchant_oid'),
      amount: parseKurus(posted('payment_amount')) ?? 0,
      currency: posted('currency'),
      title,
      ok_url: posted('merchant_ok_url'),
      fail_url: posted('merchant_fail_url'),
      test_mode: posted('test_mode') === '1',
    });
    if (token === null) return c.json({ status: 'failed', reason: 'merchant_oid daha önce kullanılmış' });
    return c.json({ status: 'success', token });
  });

  routes.post('/odeme/durum-sorgu', async (c) => {
    const posted = await readPosted(c);
    const reason = refuseQuery(settings, posted);
    if (reason !== null) return c.json({ status: 'error', err_no: '001', err_msg: reason });
    const payment = await records.byOrder(posted('merchant_oid'));
    if (payment?.status !== 'success') {
      return c.json({
        status: 'error',
        err_no: '004',
        err_msg: 'merchant_oid ile başarılı ödeme bulunamadı',
      });
    }
    return c.json({
      status: 'success',
      payment_amount: queriedLira(payment.amount),
      payment_total: queriedLira(payment.amount),
      currency: payment.currency,
      test_mode: payment.test_mode ? '1' : '0',
      returns: payment.returned === 0 ? [] : [{ return_amount: queriedLira(payment.returned) }],
    });
  });

  routes.post('/odeme/iade', async (c) => {
    const posted = await readPosted(c);
    const reason = refuseRefund(settings, posted);
    if (reason !== null) return c.json({ status: 'error', err_no: '001', err_msg: reason });
    const merchantOid = posted('merchant_oid');
    const kurus = parseLira(posted('return_amount')) ?? 0;
    if ((await records.byOrder(merchantOid))?.status !== 'success') {
      return c.json({
        status: 'error',
        err_no: '004',
        err_msg: 'merchant_oid ile başarılı ödeme bulunamadı',
      });
    }
    if (!(await records.giveBack(merchantOid, kurus))) {
      return c.json({ status: 'error', err_no: '009', err_msg: 'Kalan tutardan fazla iade yapılamaz' });
    }
    return c.json({
      status: 'success',
      merchant_oid: merchantOid,
      return_amount: posted('return_amount'),
      is_test: '1',
    });
  });

  routes.post('/odeme/api/link/create', async (c) => {
    const posted = await readPosted(c);
    const reason = refuseLink(settings, posted);
    if (reason !== null) return c.json({ status: 'failed', reason });
    const id = await records.addLink({
      name: posted('name'),
      price: parseKurus(posted('price')) ?? 0,
      currency: posted('currency'),
      callback_link: posted('callback_link') || null,
      callback_id: posted('callback_id') || null,
    });
    return c.json({ status: 'success', id, link: `${settings.baseUrl}/link/${id}` });
  });

  routes.post('/odeme/api/link/delete', async (c) => {
    const posted = await readPosted(c);
    const reason = refuseLinkDelete(settings, posted);
    if (reason !== null) return c.json({ status: 'error', err_msg: reason });
    const isGone = await records.removeLink(posted('id'));
    return c.json(isGone ? { status: 'success' } : { status: 'error', err_msg: 'Link bulunamadı' });
  });
}

function addPages(routes: Hono, records: Records, sender: Sender): void {
  const answer = (c: Context, body: ReturnType<typeof messagePage>, status: 200 | 404 | 409 = 200) =>
    c.html(body, status, { ...pageHeaders });
  const missing = (c: Context) =>
    answer(c, messagePage('Ödeme bulunamadı', 'Bu adreste bekleyen bir ödeme yok.'), 404);
  const isOver = messagePage('Ödeme sonuçlanmış', 'Bu ödeme daha önce sonuçlandı; ikinci kez ödenemez.');

  const cardPath = '/odeme/guvenli/:token';
  routes.get(cardPath, async (c) => {
    const payment = await records.byToken(c.req.param('token'));
    if (!payment) return missing(c);
    if (payment.status !== 'waiting') return answer(c, isOver, 409);
    const { title, amount, merchant_oid: reference } = payment;
    return answer(
      c,
      paymentPage({ title, amount, reference }, [
        'pay',
        'fail',
        'cancel',
        'twice',
        'late',
        'never',
        'forged',
      ]),
    );
  });
  routes.post(cardPath, async (c) => {
    const way = (await readPosted(c))('way');
    const payment = await records.byToken(c.req.param('token'));
    if (!payment || !isWay(way)) return missing(c);
    const ended = await records.end(payment.merchant_oid, endOf(way));
    if (!ended) return answer(c, isOver, 409);
    await sender.take(ended, way);
    return c.redirect((ended.status === 'success' ? ended.ok_url : ended.fail_url) ?? '/', 303);
  });

  const linkPath = '/link/:id';
  routes.get(linkPath, async (c) => {
    const link = await records.link(c.req.param('id'));
    if (!link) return missing(c);
    const { name: title, price: amount, id: reference } = link;
    return answer(c, paymentPage({ title, amount, reference }, ['pay', 'twice', 'late', 'never', 'forged']));
  });
  routes.post(linkPath, async (c) => {
    const way = (await readPosted(c))('way');
    const link: TestLink | undefined = await records.link(c.req.param('id'));
    // A payment link tells of successes only.
    if (!link || !isWay(way) || endOf(way).status !== 'success') return missing(c);
    const payment = await records.openOnLink(link);
    const ended = payment && (await records.end(payment.merchant_oid, endOf(way)));
    if (!ended) return answer(c, isOver, 409);
    await sender.take(ended, way);
    return answer(
      c,
      messagePage('Ödemeniz alındı', 'Bu sekmeyi kapatıp sitedeki “Ödemeyi Tamamladım” düğmesine basın.'),
    );
  });
}

/** PayTR's part, to be mounted in development and by tests, never in production. */
export function createCounterpart(options: Options): Counterpart {
  const records = createRecords(options.db);
  const sender = new Sender(records, options);
  const routes = new Hono();
  routes.use(async (_, next) => {
    // What an earlier process put off.
    await sender.sendLate();
    await next();
  });
  addApi(routes, records, options.settings);
  addPages(routes, records, sender);
  return { routes, close: () => sender.close() };
}
