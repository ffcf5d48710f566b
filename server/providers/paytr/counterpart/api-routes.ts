import type { Hono } from 'hono';
import { parseKurus, parseLira } from '../money.ts';
import type { PaytrSettings } from '../settings.ts';
import { refuseLink, refuseLinkDelete, refuseQuery, refuseRefund, refuseToken } from './checks.ts';
import { readPosted } from './posted.ts';
import type { Records } from './records.ts';

/** Formats an amount in lira as the status query does: "200", "10,8". */
const queriedLira = (kurus: number) => String(kurus / 100).replace('.', ',');

/** The API that a merchant's server calls. */
export function addApi(routes: Hono, records: Records, settings: PaytrSettings): void {
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
