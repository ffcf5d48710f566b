import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Counterpart, createCounterpart } from '#server/providers/paytr/counterpart/index.ts';
import type { PaytrSettings } from '#server/providers/paytr/index.ts';
import type { TestApp } from '../harness.ts';

/** The PayTR simulation as a separate server. */
export interface PaytrServer {
  settings: PaytrSettings;
  /** Environment variables that make an app use it. */
  env: NodeJS.ProcessEnv;
  /** Stores its records in this app's database and sends notifications to this app. */
  serve(app: TestApp): void;
  /** While set, replaces the answer to every call. */
  answerInstead: ((path: string) => Response | Promise<Response>) | null;
  /** The paths of the received calls. */
  calls: string[];
  /** The forms of those calls. */
  bodies: string[];
  /** Submits the payment page; returns the address that the browser is redirected to. */
  choose(paymentUrl: string, way: string): Promise<{ status: number; location: string | null }>;
  close(): Promise<void>;
}

/** Starts the simulation on a free port; `secrets` replace its default key and salt. */
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
