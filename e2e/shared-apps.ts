import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { copyTemplate } from '#testing/database/copy-template.ts';
import { socketUrl } from '#testing/database/socket-url.ts';
import { startTestServer, type TestServer } from '#testing/database/test-server.ts';
import { startFakeAi } from '#testing/fake-ai/server.ts';
import { freePort } from '#testing/free-port.ts';
import { startOidcProvider } from '#testing/oidc/provider.ts';
import { startApp } from './app-process.ts';

/** An app beside the run's main one, with its database. */
export interface SharedApp {
  url: string;
  database: { host: string; user: string; database: string };
}

/** What is started once for a whole run, with its stop function. */
type Ending = () => Promise<void>;
type Settings = (endings: Ending[]) => Promise<NodeJS.ProcessEnv>;

/** A fake model slow enough for a test to stop or reload; `#name` in an idea selects an error. */
const model = 'ok?delay=60&piece=12';

/**
 * Settings of each app: `database` and `administered` as the main one (tests of the second change settings for everybody),
 * `renamed` as well, with other names of the site; `money` with the sales of one test,
 * `closed` production without PayTR, `model` with a fake AI provider, `google` with an OpenID provider.
 */
const settings = {
  database: async () => ({}),
  administered: async () => ({}),
  renamed: async () => ({}),
  money: async () => ({}),
  keyless: async () => ({ STORYTELLER: 'off' }),
  closed: async () => ({
    NODE_ENV: 'production',
    APP_SECRET: 'a-secret-for-browser-tests-that-is-long-enough',
    SECRETS_KEY: 'a-key-for-browser-tests-that-is-long-enough',
    DRAIN_DELAY_SECONDS: '0',
    ADMIN_EMAILS: 'yonetici@site.example',
  }),
  async model(endings) {
    const fake = await startFakeAi({ record: false });
    endings.push(fake.close);
    return { AI_PROVIDER: 'openai', AI_BASE_URL: fake.baseUrl, AI_API_KEY: 'sk-test', AI_MODEL: model };
  },
  async google(endings) {
    const port = String(await freePort());
    const provider = await startOidcProvider([`http://127.0.0.1:${port}/auth/callback`]);
    endings.push(provider.close);
    return {
      PORT: port,
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    };
  },
} satisfies Record<string, Settings>;
export type SharedAppName = keyof typeof settings;

/**
 * Serves the addresses of the apps on loopback and starts each at its first request. All workers of a run share one app of
 * each kind and one PostgreSQL, since a start takes longer than most tests.
 */
export async function serveSharedApps(): Promise<{ url: string; stop: Ending }> {
  const endings: Ending[] = [];
  const apps = new Map<string, Promise<SharedApp>>();
  let server: Promise<TestServer> | undefined;
  const database = () => {
    server ??= startTestServer().then((started) => {
      // Stopped last, as apps use it.
      endings.unshift(started.stop);
      return started;
    });
    return server;
  };
  async function start(set: Settings): Promise<SharedApp> {
    const { host, user, ...rest } = await database();
    const name = await copyTemplate({ host, user, ...rest });
    const app = await startApp({ DATABASE_URL: socketUrl({ host, user }, name), ...(await set(endings)) });
    endings.push(app.stop);
    return { url: app.url, database: { host, user, database: name } };
  }
  const desk = createServer(async (request, response) => {
    const name = request.url?.slice(1) ?? '';
    const set: Settings | undefined = Object.hasOwn(settings, name)
      ? settings[name as SharedAppName]
      : undefined;
    if (!set) return response.writeHead(404).end();
    const app = apps.get(name) ?? start(set);
    apps.set(name, app);
    try {
      response.end(JSON.stringify(await app));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  desk.listen(0, '127.0.0.1');
  await once(desk, 'listening');
  return {
    url: `http://127.0.0.1:${(desk.address() as AddressInfo).port}`,
    async stop() {
      desk.close();
      for (const end of endings.toReversed()) await end();
    },
  };
}

/** Returns the app of this kind and starts it if needed. */
export async function sharedApp(name: SharedAppName): Promise<SharedApp> {
  const answer = await fetch(`${process.env.E2E_APPS}/${name}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as SharedApp;
}
