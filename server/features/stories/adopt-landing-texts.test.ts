import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Generation, LandingText } from '#contract/generations.ts';
import type { Story, StoryPage } from '#contract/stories.ts';
import { type Client, createClient } from '#testing/client.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
let written = 0;
const logged: string[] = [];
/** Called when the next text is requested; the text is written when the returned promise resolves. */
let hold: (() => Promise<void>) | null = null;
beforeAll(async () => {
  app = await startTestApp({
    log: pino({ level: 'warn' }, { write: (line) => logged.push(line) }),
    writer: {
      name: 'storyteller',
      model: '',
      async *write() {
        written += 1;
        const held = hold?.();
        hold = null;
        await held;
        yield `Bekçi ${written}. sandığı açtığında denizin sesi birden kesildi ve fener sönmeden önce titredi.`;
        return { finish: 'stop' };
      },
    },
  });
});
afterAll(() => app.stop());

const generate = async (client: Client, surface: 'landing' | 'editor' = 'landing') =>
  (await client.post<Generation>('/generations', generationRequest({ surface, genre: 'Gizem' }))).body;
const listed = async (client: Client) =>
  (await client.get<{ texts: LandingText[] }>('/generations/landing')).body.texts;
const stories = async (client: Client) => (await client.get<StoryPage>('/stories')).body.stories;

const goOn = async (client: Client, from: Pick<Generation, 'id' | 'text'>) =>
  (
    await client.post<Generation>(
      '/generations',
      generationRequest({ surface: 'landing', idea: '', existingText: from.text, continues: from.id }),
    )
  ).body;

function person() {
  const username = `u_${randomBytes(5).toString('hex')}`;
  return { username, email: `${username}@site.example`, password: 'kayıkçı-feneri-7' };
}

test('lists all landing texts of a guest, including dismissed ones', async () => {
  const guest = app.visitor();
  expect(await listed(guest)).toEqual([]);
  const first = await generate(guest);
  const second = await generate(guest);
  await guest.post(`/generations/${first.id}/dismiss`, {});
  expect((await listed(guest)).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(await listed(app.visitor())).toEqual([]);
});

test('lists a user’s landing texts together with the browser’s earlier ones', async () => {
  const browser = app.visitor();
  const before = await generate(browser);
  await browser.post('/auth/sign-up', person());
  const after = await generate(browser);
  await generate(browser, 'editor');
  expect((await listed(browser)).map(({ id }) => id)).toEqual([after.id, before.id]);
});

test('stores all landing texts of a guest as untitled stories at sign-up', async () => {
  const browser = app.visitor();
  const texts = [await generate(browser), await generate(browser)];
  const { status } = await browser.post('/auth/sign-up', person());
  expect(status).toBe(201);
  const found = await stories(browser);
  expect(found.map(({ id }) => id).sort()).toEqual(texts.map(({ id }) => id).sort());
  for (const { id, text, idea } of texts) {
    const { body } = await browser.get<Story>(`/stories/${id}`);
    expect(body).toMatchObject({ title: '', content: text, prompt: idea, genre: 'Gizem' });
  }
});

test('lists and stores a text and its continuation as one text', async () => {
  const browser = app.visitor();
  const begun = await generate(browser);
  // A guest continues a whole text once, but may finish one that broke off.
  await app.deps.pool.query(
    `UPDATE generations SET status = 'stopped', error_code = 'AI_TIMEOUT' WHERE id = $1`,
    [begun.id],
  );
  const goneOn = await goOn(browser, begun);
  const goneOnTwice = await goOn(browser, goneOn);
  const other = await generate(browser);
  const whole = [begun, goneOn, goneOnTwice].map(({ text }) => text).join('\n\n');
  expect(await listed(browser)).toMatchObject([
    { id: other.id, text: other.text },
    { id: goneOnTwice.id, text: whole, idea: begun.idea, genre: 'Gizem' },
  ]);
  await browser.post('/auth/sign-up', person());
  expect((await stories(browser)).map(({ id }) => id).sort()).toEqual([other.id, goneOnTwice.id].sort());
  const { body } = await browser.get<Story>(`/stories/${goneOnTwice.id}`);
  expect(body).toMatchObject({ title: '', content: whole, prompt: begun.idea, genre: 'Gizem' });
  // The account still has one text, and its next sign-in stores nothing again.
  expect((await listed(browser)).map(({ text }) => text)).toEqual([other.text, whole]);
  await browser.post('/auth/sign-out', {});
  expect(await listed(browser)).toEqual([]);
  await browser.post('/auth/sign-up', person());
  expect(await stories(browser)).toEqual([]);
});

test('stores both texts when two continuations start from the same text', async () => {
  const browser = app.visitor();
  const begun = await generate(browser);
  const ways = [await goOn(browser, begun), await generate(browser)];
  // As a guest could do until a story was continued only once.
  await app.deps.pool.query('UPDATE generations SET continues_id = $1 WHERE id = $2', [
    begun.id,
    ways[1]?.id,
  ]);
  const wholes = ways.map(({ text }) => `${begun.text}\n\n${text}`);
  expect((await listed(browser)).map(({ text }) => text)).toEqual(wholes.toReversed());
  await browser.post('/auth/sign-up', person());
  for (const [at, { id }] of ways.entries())
    expect((await browser.get<Story>(`/stories/${id}`)).body.content).toBe(wholes[at]);
  expect(await stories(browser)).toHaveLength(2);
});

test('does not join a text to another owner’s text', async () => {
  const victim = app.visitor();
  const theirs = await generate(victim);
  const attacker = app.visitor();
  const refused = await goOn(attacker, { id: theirs.id, text: 'Bir gün.' });
  expect(refused).toMatchObject({ code: 'GUEST_CONTINUED' });
  // A link that is in the database all the same joins nothing.
  const own = await generate(attacker);
  await app.deps.pool.query('UPDATE generations SET continues_id = $1 WHERE id = $2', [theirs.id, own.id]);
  expect((await listed(attacker)).map(({ text }) => text)).toEqual([own.text]);
  expect((await listed(victim)).map(({ text }) => text)).toEqual([theirs.text]);
  await attacker.post('/auth/sign-up', person());
  expect((await attacker.get<Story>(`/stories/${own.id}`)).body.content).toBe(own.text);
});

test('does not join an adopted text to a continuation that was running meanwhile', async () => {
  const browser = app.visitor();
  const begun = await generate(browser);
  const started = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  hold = () => {
    started.resolve();
    return end.promise;
  };
  const running = goOn(browser, begun);
  await started.promise;
  const owner = person();
  await browser.post('/auth/sign-up', owner);
  expect((await stories(browser)).map(({ id }) => id)).toEqual([begun.id]);
  end.resolve();
  const goneOn = await running;
  expect((await listed(browser)).map(({ text }) => text)).toEqual([goneOn.text, begun.text]);

  await browser.post('/auth/sign-out', {});
  expect((await listed(browser)).map(({ text }) => text)).toEqual([goneOn.text]);
  await browser.post('/auth/sign-up', person());
  expect((await browser.get<Story>(`/stories/${goneOn.id}`)).body.content).toBe(goneOn.text);
  expect((await listed(browser)).map(({ text }) => text)).toEqual([goneOn.text]);
  await browser.post('/auth/sign-out', {});
  expect(await listed(browser)).toEqual([]);
  await browser.post('/auth/sign-in', { email: owner.email, password: owner.password });
  expect((await listed(browser)).map(({ text }) => text)).toEqual([begun.text]);
});

test('stores a text once when two sign-ins of the browser are concurrent', async () => {
  const member = person();
  await app.visitor().post('/auth/sign-up', member);
  const browser = app.visitor();
  const { id } = await generate(browser);
  const other = createClient(app.url, browser.cookie());
  const answers = await Promise.all(
    [browser, other].map((client) =>
      client.post('/auth/sign-in', { email: member.email, password: member.password }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await stories(browser)).map((story) => story.id)).toEqual([id]);
});

test('does not store a text again when its story was permanently deleted', async () => {
  const member = person();
  const browser = app.visitor();
  const { id } = await generate(browser);
  await browser.post('/auth/sign-up', member);
  await browser.post(`/stories/${id}/trash`, {});
  expect((await browser.delete(`/stories/${id}`)).status).toBe(200);
  await browser.post('/auth/sign-out', {});
  await browser.post('/auth/sign-in', { email: member.email, password: member.password });
  expect(await stories(browser)).toEqual([]);
});

test('gives the texts of a browser only to the first account that signs in', async () => {
  const browser = app.visitor();
  await generate(browser);
  await browser.post('/auth/sign-up', person());
  await browser.post('/auth/sign-out', {});
  await browser.post('/auth/sign-up', person());
  expect(await stories(browser)).toEqual([]);
});

test('lists an adopted text only to its account while its story exists', async () => {
  const member = person();
  const browser = app.visitor();
  const { id } = await generate(browser);
  await browser.post('/auth/sign-up', member);
  await browser.post('/auth/sign-out', {});
  expect(await listed(browser)).toEqual([]);
  await browser.post('/auth/sign-up', person());
  expect(await listed(browser)).toEqual([]);
  await browser.post('/auth/sign-out', {});
  await browser.post('/auth/sign-in', { email: member.email, password: member.password });
  expect((await listed(browser)).map((text) => text.id)).toEqual([id]);
  await browser.post(`/stories/${id}/trash`, {});
  await browser.delete(`/stories/${id}`);
  expect(await listed(browser)).toEqual([]);
});

/** Inserts texts of the landing page into the database, oldest first. @param chained each continues the previous one */
async function insertTexts(userId: string, { count, chained }: { count: number; chained: boolean }) {
  await app.deps.pool.query(
    `WITH ids AS (SELECT at, gen_random_uuid() AS id FROM generate_series(1, $2::int) at)
     INSERT INTO generations (id, user_id, idempotency_key, surface, idea, status, result, continues_id, created_at, lease_until)
     SELECT ids.id, $1, gen_random_uuid(), 'landing', 'Fikir ' || ids.at, 'completed', 'Metin ' || ids.at,
       CASE WHEN $3 THEN before.id END, now() - interval '1 hour' + ids.at * interval '1 second', now()
     FROM ids LEFT JOIN ids before ON before.at = ids.at - 1`,
    [userId, count, chained],
  );
}

test('joins only listed texts with the texts that they continue', async () => {
  const person = await app.signIn();
  await insertTexts(person.userId, { count: 60, chained: false });
  await app.deps.pool.query(`CREATE SEQUENCE walks`);
  await app.deps.pool.query(`ALTER FUNCTION continued_text RENAME TO counted_text`);
  await app.deps.pool.query(
    `CREATE FUNCTION continued_text(p_id uuid) RETURNS TABLE (idea text, genre text, result text) LANGUAGE plpgsql STABLE
     AS $$ BEGIN PERFORM nextval('walks'); RETURN QUERY SELECT * FROM counted_text(p_id); END $$`,
  );
  try {
    expect(await listed(person)).toHaveLength(20);
    const { rows } = await app.deps.pool.query<{ walks: number }>(
      `SELECT last_value::int AS walks FROM walks`,
    );
    expect(rows).toEqual([{ walks: 20 }]);
  } finally {
    await app.deps.pool.query('DROP FUNCTION continued_text');
    await app.deps.pool.query('ALTER FUNCTION counted_text RENAME TO continued_text');
    await app.deps.pool.query('DROP SEQUENCE walks');
  }
});

test('joins a text with at most the 199 texts before it', async () => {
  const person = await app.signIn();
  await insertTexts(person.userId, { count: 300, chained: true });
  const [text, ...others] = await listed(person);
  expect(others).toEqual([]);
  expect(text?.text.split('\n\n')).toHaveLength(200);
  expect(text?.text.endsWith('Metin 300')).toBe(true);
});

test('stores the other texts when one does not fit into the account, and logs how many were not stored', async () => {
  const member = person();
  await app.visitor().post('/auth/sign-up', member);
  await app.deps.pool.query(
    `INSERT INTO story_storage (user_id, bytes) SELECT id, story_storage_limit(id) - 10000 FROM users WHERE email = $1`,
    [member.email],
  );
  const browser = app.visitor();
  const [small, large, smallToo] = [
    await generate(browser),
    await generate(browser),
    await generate(browser),
  ];
  await app.deps.pool.query(`UPDATE generations SET result = repeat('x', 20000) WHERE id = $1`, [large.id]);
  await browser.post('/auth/sign-in', { email: member.email, password: member.password });
  expect((await stories(browser)).map(({ id }) => id).sort()).toEqual([small.id, smallToo.id].sort());
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ left: 1, of: 3 }]);
});
