import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';
import { addApi } from './api-routes.ts';
import { isWay, messagePage, pageHeaders, paymentPage, type Way } from './pages.ts';
import { readPosted } from './posted.ts';
import { createRecords, type Records, type TestLink, type TestPayment } from './records.ts';
import { Sender, type SenderOptions } from './sender.ts';

/** A simulation of PayTR over HTTP: the same calls, checks and signatures, and a payment page. */
export interface Counterpart {
  routes: Hono;
  /** Stops sending notifications; those that were not sent stay in the database. */
  close(): void;
}

interface Options extends SenderOptions {
  db: Kysely<DB>;
}

const failures: Partial<Record<Way, { code: string; text: string }>> = {
  fail: { code: '0', text: 'Kartın limiti yetersiz.' },
  cancel: { code: '6', text: 'Müşteri ödeme yapmaktan vazgeçti ve ödeme sayfasından ayrıldı.' },
};

function endOf(way: Way): Pick<TestPayment, 'status' | 'failure_code' | 'failure_text'> {
  const failure = failures[way];
  return failure
    ? { status: 'failed', failure_code: failure.code, failure_text: failure.text }
    : { status: 'success', failure_code: null, failure_text: null };
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
    // A payment link notifies of successful payments only.
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

/** Creates the simulation for development and tests; production never mounts it. */
export function createCounterpart(options: Options): Counterpart {
  const records = createRecords(options.db);
  const sender = new Sender(records, options);
  const routes = new Hono();
  routes.use(async (_, next) => {
    // Notifications that an earlier process has postponed.
    await sender.sendLate();
    await next();
  });
  addApi(routes, records, options.settings);
  addPages(routes, records, sender);
  return { routes, close: () => sender.close() };
}
