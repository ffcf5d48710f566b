import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A requested payment link. */
export interface MadeLink {
  id: string;
  callbackId: string;
  callbackUrl: string;
  /** Kuruş. */
  price: number;
  name: string;
  deleted: boolean;
}

/** What a notification says beside its link; what is left out is as PayTR says it. */
export interface Told {
  callback_id?: string;
  merchant_oid?: string;
  status?: string;
  total_amount?: string;
  payment_amount?: string;
  currency?: string;
  test_mode?: string;
  hash?: string;
}

/** PayTR's Link API on loopback, for tests that need it slow, unwilling or counted. */
export interface TestPaymentLinks {
  /** What the app is started with to take it for PayTR. */
  env: NodeJS.ProcessEnv;
  /** Links that were made, oldest first. */
  links: MadeLink[];
  /** The next requests for a link are refused for this reason, or held until `release` is called. */
  play(next: { refuse: string } | { hold: Promise<void> }): void;
  /** Posts a notification to the app, as a form and rightly signed unless `told` says otherwise. */
  notify(appUrl: string, told: Told): Promise<{ status: number; text: string }>;
  close(): Promise<void>;
}

const merchant = { id: '123456', key: 'key-of-a-test-merchant', salt: 'salt-of-a-test-merchant' };
const sign = (...parts: string[]) =>
  createHmac('sha256', merchant.key).update(parts.join('')).digest('base64');

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/** Starts it; signatures are made from the documented formula. */
export async function startPaymentLinks(): Promise<TestPaymentLinks> {
  const links: MadeLink[] = [];
  const plays: ({ refuse: string } | { hold: Promise<void> })[] = [];

  async function create(form: URLSearchParams) {
    const field = (name: string) => form.get(name) ?? '';
    const play = plays.shift();
    if (play && 'refuse' in play) return { status: 'error', reason: play.refuse };
    if (play) await play.hold;
    const signed = ['name', 'price', 'currency', 'max_installment', 'link_type', 'lang', 'min_count'].map(
      field,
    );
    if (field('paytr_token') !== sign(...signed, merchant.salt)) return { status: 'error', reason: 'hash' };
    const id = randomBytes(4).toString('hex');
    links.push({
      id,
      callbackId: field('callback_id'),
      callbackUrl: field('callback_link'),
      price: Number(field('price')),
      name: field('name'),
      deleted: false,
    });
    return { status: 'success', id, link: `https://paytr.example/link/${id}` };
  }

  function remove(form: URLSearchParams) {
    const link = links.find(({ id }) => id === form.get('id'));
    if (!link || form.get('paytr_token') !== sign(link.id, merchant.id, merchant.salt))
      return { status: 'error' };
    link.deleted = true;
    return { status: 'success' };
  }

  const server = createServer((request, response) => {
    const answer = async () => {
      const form = await readForm(request);
      return request.url === '/odeme/api/link/create' ? create(form) : remove(form);
    };
    answer().then(
      (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    env: {
      PAYTR_MERCHANT_ID: merchant.id,
      PAYTR_MERCHANT_KEY: merchant.key,
      PAYTR_MERCHANT_SALT: merchant.salt,
      PAYTR_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    links,
    play: (next) => void plays.push(next),
    async notify(appUrl, told) {
      const { callback_id, merchant_oid, status, total_amount, hash, ...rest } = {
        callback_id: '',
        merchant_oid: `L${randomBytes(8).toString('hex')}`,
        status: 'success',
        total_amount: '20000',
        payment_amount: '20000',
        currency: 'TL',
        payment_type: 'card',
        test_mode: '0',
        ...told,
      };
      const right = sign(callback_id, merchant_oid, merchant.salt, status, total_amount);
      const form = { callback_id, merchant_oid, status, total_amount, ...rest, hash: hash ?? right };
      const answer = await fetch(`${appUrl}/api/paytr/link-bildirim`, {
        method: 'POST',
        body: new URLSearchParams(form),
      });
      return { status: answer.status, text: await answer.text() };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
