import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Somebody with the free demo account, who saves stories and remembers which saves were acknowledged. */
export class Writer {
  constructor() {
    /** @type {string[]} */
    this.saved = [];
    this.cookie = '';
  }

  /** @param {import('./app.mjs').App} app @param {string} path @param {unknown} [body] */
  async ask(app, path, body) {
    const response = await fetch(`${app.url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        origin: app.url,
        cookie: this.cookie,
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
    this.cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ');
  }

  /** Saves one story after another until the server is gone. @param {import('./app.mjs').App} app */
  async saveUntilCut(app) {
    for (;;) {
      const id = randomUUID();
      try {
        await this.ask(app, '/stories', {
          id,
          title: 'Deneme',
          content: 'Kaydedilen bir hikâye. '.repeat(200),
        });
      } catch (error) {
        if (error instanceof TypeError) return;
        throw error;
      }
      this.saved.push(id);
    }
  }

  /** How many acknowledged saves the server no longer knows. @param {import('./app.mjs').App} app */
  async countLost(app) {
    let lost = 0;
    for (const id of this.saved) {
      const response = await fetch(`${app.url}/api/stories/${id}`, { headers: { cookie: this.cookie } });
      if (!response.ok) lost += 1;
    }
    return lost;
  }
}
