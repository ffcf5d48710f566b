import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createCounterpart } from '#server/providers/paytr/counterpart/index.ts';

/** The simulation of PayTR with a database of its own, which no disruption of the cluster reaches. */
export async function startPaytrBeside(folder: string, notifyUrl: () => string) {
  const embedded = await startEmbedded({ dataDir: folder, durable: false });
  const { db, pool } = connect(embedded);
  await migrate(db);
  const settings = {
    merchantId: '123456',
    merchantKey: 'anahtar',
    merchantSalt: 'tuz',
    testMode: false,
    baseUrl: '',
  };
  let listener: ReturnType<typeof getRequestListener> | null = null;
  const server = createServer((request, response) => void listener?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  settings.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const counterpart = createCounterpart({ db, settings, notifyUrl });
  listener = getRequestListener(counterpart.routes.fetch);
  return {
    env: {
      PAYTR_MERCHANT_ID: settings.merchantId,
      PAYTR_MERCHANT_KEY: settings.merchantKey,
      PAYTR_MERCHANT_SALT: settings.merchantSalt,
      PAYTR_BASE_URL: settings.baseUrl,
    },
    pool,
    /** Pays on the payment page. */
    async choose(paymentUrl: string): Promise<void> {
      const body = new URLSearchParams({ way: 'pay' });
      await (await fetch(paymentUrl, { method: 'POST', body, redirect: 'manual' })).text();
    },
    async close(): Promise<void> {
      counterpart.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await db.destroy();
      await embedded.stop();
    },
  };
}
