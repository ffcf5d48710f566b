import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Saves of an account before the next one continues: below the rate limit of one user. */
const savesPerAccount = 50;

/** @param {Response} response */
const cookiesOf = (response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

/** A client that saves stories and remembers the acknowledged ones. */
export class Writer {
  constructor() {
    /** @type {{ id: string, cookie: string }[]} */
    this.saved = [];
    this.cookie = '';
  }

  /** @param {import('./app.mjs').App} app @param {string} path @param {unknown} [body] @param {string} [cookie] */
  async ask(app, path, body, cookie = this.cookie) {
    const response = await fetch(`${app.url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        origin: app.url,
        cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }

  /** @param {import('./app.mjs').App} app */
  async signIn(app) {
    const file = readFileSync(join(app.setting.dataDir, 'demo-girisleri.txt'), 'utf8');
    const [, email, password] = /(ucretsiz@\S+)\s+(\S+)/.exec(file) ?? [];
    const response = await this.ask(app, '/auth/sign-in', { email, password });
    this.cookie = cookiesOf(response);
  }

  /** Saves one story after another until the server is gone. @param {import('./app.mjs').App} app */
  async saveUntilCut(app) {
    try {
      for (;;) await this.saveMany(app);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }

  /** Saves as many stories as the rate limit allows, by a new account. @param {import('./app.mjs').App} app */
  async saveMany(app) {
    const username = `dene_${randomUUID().slice(0, 12).replaceAll('-', '')}`;
    const account = { username, email: `${username}@site.example`, password: randomUUID() };
    const cookie = cookiesOf(await this.ask(app, '/auth/sign-up', account, ''));
    for (let count = 0; count < savesPerAccount; count += 1) {
      const story = { id: randomUUID(), title: 'Deneme', content: 'Kaydedilen bir hikâye. '.repeat(200) };
      await this.ask(app, '/stories', story, cookie);
      this.saved.push({ id: story.id, cookie });
    }
  }

  /** The number of acknowledged saves that the server has lost. @param {import('./app.mjs').App} app */
  async countLost(app) {
    let lost = 0;
    for (const { id, cookie } of this.saved) {
      const response = await fetch(`${app.url}/api/stories/${id}`, { headers: { cookie } });
      if (!response.ok) lost += 1;
    }
    return lost;
  }
}
