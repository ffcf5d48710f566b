import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { messages } from '#domain/messages/index.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { findLocalModels, logLocalModels } from './local-models.ts';

const adminEmail = 'yonetici@site.example';
let app: TestApp;
let admin: SignedInClient;
const servers: Server[] = [];
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: adminEmail, AI_PRIVATE_ADDRESSES: 'off' } });
  admin = await app.signIn({ email: adminEmail });
});
afterAll(() => app.stop());
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(name: string, listener: RequestListener) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { name, port: (server.address() as AddressInfo).port };
}
const answering = (body: string, status = 200): RequestListener => {
  return (request, response) => response.writeHead(request.url === '/v1/models' ? status : 404).end(body);
};

test('finds the models of model servers, and passes over silent ones and other programs within two seconds', async () => {
  const ollama = await serve(
    'Ollama',
    answering('{"data":[{"id":"qwen3:8b"},{"id":"gemma3"},{"id":7},null]}'),
  );
  const others = await Promise.all([
    serve('sessiz', () => undefined),
    serve('site', answering('<html></html>')),
    serve('hata', answering('{"data":[{"id":"x"}]}', 500)),
    serve('yönlendiren', (_request, response) => response.writeHead(302, { location: '/' }).end()),
    serve('boş', answering('null')),
  ]);
  const startedAt = performance.now();
  expect(await findLocalModels([ollama, ...others, { name: 'kapalı', port: 9 }])).toEqual([
    { server: 'Ollama', baseUrl: `http://127.0.0.1:${ollama.port}/v1`, model: 'qwen3:8b' },
    { server: 'Ollama', baseUrl: `http://127.0.0.1:${ollama.port}/v1`, model: 'gemma3' },
  ]);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('logs found models at a start in development only, where private addresses are open', async () => {
  const found = [await serve('vLLM', answering('{"data":[{"id":"m"}]}'))];
  const log = { info: vi.fn() };
  await logLocalModels({ env: { mode: 'production', aiPrivateAddresses: true }, log }, found);
  await logLocalModels({ env: { mode: 'development', aiPrivateAddresses: false }, log }, found);
  expect(log.info).not.toHaveBeenCalled();
  await logLocalModels({ env: { mode: 'development', aiPrivateAddresses: true }, log }, found);
  expect(log.info).toHaveBeenCalledOnce();
});

test('refuses the search where private addresses are closed, and for everybody but administrators', async () => {
  const path = '/admin/api-configs/local-models';
  expect(await admin.get(path)).toMatchObject({
    status: 409,
    body: { code: 'LOCAL_MODELS_OFF', message: messages.apiConfigs.localModelsOff },
  });
  expect((await admin.get('/admin/api-configs')).body).toMatchObject({ mayFindLocalModels: false });
  expect((await (await app.signIn()).get(path)).status).toBe(403);
});
