import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Counterpart, createCounterpart } from '#server/providers/paytr/counterpart/index.ts';
import type { PaytrSettings } from '#server/providers/paytr/index.ts';
import type { TestApp } from '../harness.ts';

/** The counterpart as a server of its own, as PayTR is one. */
export interface PaytrServer {
  settings: PaytrSettings;
  /** Variables that point an app at it. */
  env: NodeJS.ProcessEnv;
  /** Lets it remember in this app's database, and notify this app. */
  serve(app: TestApp): void;
  /** While set, answers every call in its place. */
  answerInstead: ((path: string) => Response | Promise<Response>) | null;
  /** Calls that were made, by path. */
  calls: string[];
  /** The forms of those calls, as they were sent. */
  bodies: string[];
  /** Does what a person does on the payment page; answers where the browser is sent. */
  choose(paymentUrl: string, way: string): Promise<{ status: number; location: string | null }>;
  close(): Promise<void>;
}

/** Starts PayTR's part on a port of its own; `secrets` in place of its usual key and salt. */
export async function startPaytr(
  secrets: Partial<Pick<PaytrSettings, 'merchantKey' | 'merchantSalt'>> = {},
): Promise<PaytrServer> {
  let counterpart: Counterpart | null = null;
  const server: Server = createServer(
    getRequestListener(async (request) => {
      const { pathname } = new URL(request.url);
      const body = await request.text();
      paytr.calls.push(pathname);
      paytr.bodies.push(body);
      if (paytr.answerInstead) return paytr.answerInstead(pathname);
      return counterpart
        ? counterpart.routes.fetch(
            new Request(request.url, {
              method: request.method,
              headers: request.headers,
              ...(body !== '' && { body }),
            }),
          )
        : new Response('', { status: 503 });
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const settings: PaytrSettings = {
    merchantId: '123456',
    merchantKey: 'anahtar-ğüşiöç',
    merchantSalt: 'tuz+/=&',
    ...secrets,
    testMode: false,
    baseUrl: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
  };
  const paytr: PaytrServer = {
    settings,
    env: {
      PAYTR_MERCHANT_ID: settings.merchantId,
      PAYTR_MERCHANT_KEY: settings.merchantKey,
      PAYTR_MERCHANT_SALT: settings.merchantSalt,
      PAYTR_BASE_URL: settings.baseUrl,
    },
    serve(app) {
      counterpart?.close();
      counterpart = createCounterpart({
        db: app.deps.db,
        settings,
        notifyUrl: () => `${app.url}/api/paytr/bildirim`,
      });
    },
    answerInstead: null,
    calls: [],
    bodies: [],
    async choose(paymentUrl, way) {
      const answer = await fetch(paymentUrl, {
        method: 'POST',
        body: new URLSearchParams({ way }),
        redirect: 'manual',
      });
      await answer.text();
      return { status: answer.status, location: answer.headers.get('location') };
    },
    async close() {
      counterpart?.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return paytr;
}
