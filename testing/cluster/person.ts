import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExportEvent } from '#contract/documents.ts';
import type { Generation, GenerationEvent } from '#contract/generations.ts';
import type { Order } from '#contract/payments.ts';
import { type Answer, type Client, createClient } from '#testing/client.ts';
import { openEventStream } from '#testing/event-stream.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { orderRequest } from '#testing/factories/order.ts';
import { storyDraft } from '#testing/factories/story.ts';
import { openEditor, type SimulatedEditor } from '#testing/story-sync/simulated-editor.ts';
import { type Outages, slowWriteMs } from './outages.ts';

/** How long a client waits before it repeats a request that failed, ms. */
const repeatMs = 250;
/** TOO_FEW_TOKENS. */
const noTokensStatus = 402;
/** How long a saved device may lack what another one has saved, ms. */
const convergeWithinMs = 5_000;
const saveEveryMs = 2_500;
const typeEveryMs = 2_000;

/** A client of the site, who repeats what fails and remembers what was acknowledged. */
export interface Person {
  readonly username: string;
  readonly saved: { id: string; content: string }[];
  readonly generations: { key: string; id: string; cost: number }[];
  readonly orders: string[];
  readonly messages: string[];
  exports: number;
  readonly storyId: string;
  /** Words typed on both devices. */
  readonly typed: string[];
  /** Answers that no client may get. */
  readonly errors: string[];
  /** Requests that failed although their repeat succeeded. */
  readonly failures: string[];
  /** The session's cookie, for a browser. */
  cookie(): string;
  /** Saves and types until `stop`. */
  work(): Promise<void>;
  stop(): void;
  generate(): Promise<void>;
  /** Generates once, as a browser does: reads the text while it is written. */
  streamText(): Promise<void>;
  pay(choose: (paymentUrl: string) => Promise<void>): Promise<void>;
  sendMessage(): Promise<void>;
  exportStory(): Promise<void>;
  /** Takes both devices off the network, and returns the words that were acknowledged before. */
  goOffline(): string[];
  goOnline(): void;
  /** Reads the story on a device that never saw it. */
  readAnew(): Promise<string>;
  /** Waits until both devices are saved and have each other's words; returns their texts. */
  finishTyping(withinMs: number): Promise<string[]>;
  /** Closes both devices. */
  close(): Promise<void>;
}

export async function openPerson(url: string, index: number, outages: Outages): Promise<Person> {
  const client: Client = createClient(url);
  const username = `kume_${index}_${randomBytes(4).toString('hex')}`;
  const errors: string[] = [];
  const failures: string[] = [];
  let isOver = false;

  /** Repeats a request until the server has answered it; remembers how long that took if it failed at first. */
  async function insist<Body>(
    what: string,
    attempt: () => Promise<Answer<Body>>,
    isExpected: (answer: Answer<Body>) => boolean = ({ status }) => status < 300,
  ): Promise<Body> {
    let failedAt: number | null = null;
    let attempts: string[] = [];
    for (;;) {
      const began = Date.now();
      const answer = await attempt().catch(() => null);
      if (answer !== null && isExpected(answer)) {
        const isGeneration = what === 'generate';
        const isSlow = !isGeneration && Date.now() - began > slowWriteMs;
        if (failedAt !== null || isSlow)
          outages.add({
            kind: isGeneration ? 'generation' : 'write',
            what: `${what} (${attempts.join(', ') || 'slow'})`,
            from: failedAt ?? began,
            to: Date.now(),
          });
        return answer.body;
      }
      if (answer?.status === 429) {
        await wait(2_000);
        continue;
      }
      if (answer !== null && answer.status < 500) {
        throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`);
      }
      failedAt ??= began;
      const failure = `${answer?.status ?? 'cut off'} after ${Date.now() - began} ms`;
      attempts = [...attempts, failure].slice(-4);
      failures.push(`${what}: ${failure}`);
      await wait(repeatMs);
    }
  }

  const account = { username, email: `${username}@kume.example`, password: randomUUID() };
  await insist(
    'sign-up',
    () => client.post('/auth/sign-up', account),
    ({ status }) => status === 201,
  );
  const storyId = randomUUID();
  const device = (isNew: boolean) => openEditor({ url: () => url, cookie: client.cookie(), storyId, isNew });
  const first = await device(true);
  first.insert(0, 'başlangıç ');
  await first.session.whenSaved(30_000);
  const editors: SimulatedEditor[] = [first, await device(false)];
  const typed = ['başlangıç'];
  let acknowledged = [...typed];

  async function save(): Promise<void> {
    while (!isOver) {
      const draft = storyDraft({
        content: `Kaydedilen hikâye ${randomUUID()}. ${'Deniz duruldu. '.repeat(40)}`.trim(),
      });
      const repeated = await insist('save', () => client.post<{ content: string }>('/stories', draft));
      person.saved.push({ id: draft.id, content: repeated.content });
      await wait(saveEveryMs * (0.5 + Math.random()));
    }
  }
  const isSaved = () => editors.every(({ session }) => session.getSnapshot().state === 'saved');
  async function type(): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      for (const [at, editor] of editors.entries()) {
        const word = `${at === 0 ? 'a' : 'b'}${count}`;
        editor.insert(editor.text().length, `${word} `);
        typed.push(word);
      }
      await wait(typeEveryMs * (0.5 + Math.random()));
      if (isSaved()) acknowledged = [...typed];
    }
  }

  const person: Person = {
    username,
    saved: [],
    generations: [],
    orders: [],
    messages: [],
    exports: 0,
    storyId,
    typed,
    errors,
    failures,
    cookie: client.cookie,
    async work() {
      await Promise.all([save(), type()]);
    },
    stop() {
      isOver = true;
    },
    async generate() {
      const request = generationRequest();
      const path = `/generations/latest?surface=landing&only=${request.idempotencyKey}`;
      const attempt = async () => {
        const answer = await client.post<Generation>('/generations', request);
        if (answer.status < 500) return answer;
        // The writing process may have ended: what it has written is stored, and not written again.
        const found = await client.get<{ generation: Generation | null }>(path);
        const { generation } = found.body;
        if (found.status !== 200 || generation === null || generation.status === 'running') return answer;
        return { ...found, body: generation };
      };
      const isAnswered = ({ status }: Answer<Generation>) => status === 200 || status === noTokensStatus;
      const made = await insist<Generation>('generate', attempt, isAnswered);
      // The day's tokens are used up.
      if (made.id === undefined) return;
      person.generations.push({ key: request.idempotencyKey, id: made.id, cost: made.receipt?.cost ?? 0 });
    },
    async streamText() {
      const request = generationRequest();
      const stream = await openEventStream<GenerationEvent>(`${url}/api/generations/stream`, {
        cookie: client.cookie(),
        json: request,
      });
      if (stream.status === noTokensStatus) return;
      const events = await stream.rest().catch(() => []);
      const last = events.at(-1)?.data;
      if (last?.type === 'done' && last.generation.status === 'completed') {
        const { id, receipt } = last.generation;
        person.generations.push({ key: request.idempotencyKey, id, cost: receipt?.cost ?? 0 });
      } else failures.push(`stream: ${stream.status}, ended with ${JSON.stringify(last)}`);
    },
    async pay(choose) {
      const request = orderRequest();
      const { orderId, paymentUrl } = await insist('order', () =>
        client.post<{ orderId: string; paymentUrl: string }>('/payments/orders', request),
      );
      await choose(paymentUrl);
      // PayTR repeats a notification that was not accepted every 8 s, so this takes its time.
      for (;;) {
        const answer = await client.get<Order>(`/payments/orders/${orderId}`).catch(() => null);
        if (answer?.status === 200 && answer.body.status === 'paid') break;
        if (answer?.status !== 200) failures.push(`order: ${answer?.status ?? 'cut off'}`);
        await wait(500);
      }
      person.orders.push(orderId);
    },
    async sendMessage() {
      const id = randomUUID();
      const message = {
        id,
        name: 'Küme Deneyen',
        email: account.email,
        category: 'technical',
        subject: `Deneme ${id}`,
        message: 'Merhaba, bu ileti bir kez gelmeli.',
      };
      await insist('message', () => client.post('/contact', message));
      person.messages.push(id);
    },
    async exportStory() {
      const storyId = person.saved[0]?.id;
      if (storyId === undefined) return;
      for (;;) {
        try {
          const stream = await openEventStream<ExportEvent>(`${url}/api/documents/exports`, {
            cookie: client.cookie(),
            json: { format: 'epub', storyId },
          });
          const events = (await stream.rest()).map(({ data }) => data);
          const file = events.find((event) => event.type === 'file');
          const bytes = events
            .filter((event) => event.type === 'piece')
            .reduce((sum, { base64 }) => sum + Buffer.from(base64, 'base64').length, 0);
          if (file && file.bytes === bytes) break;
          if (stream.status === 403) return void errors.push('export: 403');
          failures.push(`export: ${stream.status}, ${bytes} bytes`);
        } catch {
          failures.push('export: cut off');
        }
        await wait(repeatMs);
      }
      person.exports += 1;
    },
    goOffline() {
      for (const editor of editors) editor.goOffline();
      return [...acknowledged];
    },
    goOnline() {
      for (const editor of editors) editor.goOnline();
    },
    async readAnew() {
      const fresh = await device(false);
      await fresh.session.whenSaved(60_000);
      const text = fresh.text();
      await fresh.close();
      return text;
    },
    async finishTyping(withinMs) {
      for (const { session } of editors) session.reconnect();
      await Promise.all(editors.map(({ session }) => session.whenSaved(withinMs)));
      const read = () => editors.map((editor) => editor.text());
      // A device is saved when the server has its words; those of the other one may still be on their way.
      const until = Date.now() + convergeWithinMs;
      while (new Set(read()).size > 1 && Date.now() < until) await wait(50);
      return read();
    },
    async close() {
      await Promise.all(editors.map((editor) => editor.close()));
    },
  };
  return person;
}
