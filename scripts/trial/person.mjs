import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';

/** @typedef {{ type: string, [field: string]: unknown }} StreamEvent */

/** Somebody who uses the app at an address, directly or through a proxy. */
export class Person {
  /** @param {string} url @param {string} origin PUBLIC_URL of the app @param {string} [cookie] */
  constructor(url, origin, cookie = '') {
    this.url = url;
    this.origin = origin;
    this.cookie = cookie;
  }

  /** @param {string} path @param {unknown} [body] @returns {Promise<Response>} */
  async ask(path, body) {
    const response = await fetch(`${this.url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { origin: this.origin, cookie: this.cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }

  async signUp() {
    const username = `dene_${randomUUID().slice(0, 12).replaceAll('-', '')}`;
    const account = { username, email: `${username}@site.example`, password: randomUUID() };
    const response = await this.ask('/auth/sign-up', account);
    this.cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ');
    return this;
  }

  /**
   * Reads an operation's events with the time of their arrival.
   * @param {string} path @param {unknown} body @param {(event: StreamEvent) => void} [onEvent]
   * @returns {Promise<(StreamEvent & { at: number })[]>}
   */
  async stream(path, body, onEvent = () => undefined) {
    const response = await this.ask(path, body);
    const events = [];
    let rest = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (!data) continue;
        const event = { ...JSON.parse(data), at: performance.now() };
        events.push(event);
        onEvent(event);
      }
    }
    return events;
  }

  /** Has a story written. @param {(event: StreamEvent) => void} [onEvent] */
  async generate(onEvent) {
    const idea = 'Deniz fenerinde yaşayan yaşlı bir bekçi kıyıda bir sandık bulur.';
    const events = await this.stream(
      '/generations/stream',
      { idempotencyKey: randomUUID(), idea, surface: 'landing' },
      onEvent,
    );
    const pieces = events.filter(({ type }) => type === 'piece');
    return {
      text: pieces.map(({ text }) => text).join(''),
      isWhole: events.at(-1)?.type === 'done',
      /** ms between the first and the last words; almost none if a proxy holds them back */
      tookMs: Math.round((pieces.at(-1)?.at ?? 0) - (pieces[0]?.at ?? 0)),
      pieces: pieces.length,
    };
  }

  /** @param {string} content @returns {Promise<string>} the story's id */
  async save(content) {
    const id = randomUUID();
    await this.ask('/stories', { id, title: 'Deneme', content });
    return id;
  }

  /** @param {string} id @returns {Promise<string>} the story's text */
  async read(id) {
    return (await (await this.ask(`/stories/${id}`)).json()).content;
  }

  /** Opens a story over a WebSocket. @param {string} id @returns {Promise<number>} bytes of the server's first message */
  async sync(id) {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/stories/${id}/sync?since=0`, {
      headers: { cookie: this.cookie, origin: this.origin },
      rejectUnauthorized: false,
    });
    const [message] = await once(socket, 'message');
    socket.close();
    await once(socket, 'close');
    return message.length;
  }
}
