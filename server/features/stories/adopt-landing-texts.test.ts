import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Generation, LandingText } from '#contract/generations.ts';
import type { Story, StoryPage } from '#contract/stories.ts';
import { type Client, createClient } from '#testing/client.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
let written = 0;
beforeAll(async () => {
  app = await startTestApp({
    writer: {
      name: 'storyteller',
      model: '',
      async *write() {
        written += 1;
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

test('lists every landing text of a guest, also after it was dismissed', async () => {
  const guest = app.visitor();
  expect(await listed(guest)).toEqual([]);
  const first = await generate(guest);
  const second = await generate(guest);
  await guest.post(`/generations/${first.id}/dismiss`, {});
  expect((await listed(guest)).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(await listed(app.visitor())).toEqual([]);
});

test('lists the landing texts of a signed-in person together with those of the same browser before', async () => {
  const browser = app.visitor();
  const before = await generate(browser);
  await browser.post('/auth/sign-up', person());
  const after = await generate(browser);
  await generate(browser, 'editor');
  expect((await listed(browser)).map(({ id }) => id)).toEqual([after.id, before.id]);
});

test('stores every landing text of a guest as an untitled story at sign-up', async () => {
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

test('lists and stores a text and its continuation as one, beside another that begins anew', async () => {
  const browser = app.visitor();
  const begun = await generate(browser);
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
  // Still one text for the account, whose next sign-in stores nothing twice.
  expect((await listed(browser)).map(({ text }) => text)).toEqual([other.text, whole]);
  await browser.post('/auth/sign-out', {});
  expect(await listed(browser)).toEqual([]);
  await browser.post('/auth/sign-up', person());
  expect(await stories(browser)).toEqual([]);
});

test('stores both where two continuations begin with the same text', async () => {
  const browser = app.visitor();
  const begun = await generate(browser);
  const ways = [await goOn(browser, begun), await goOn(browser, begun)];
  const wholes = ways.map(({ text }) => `${begun.text}\n\n${text}`);
  expect((await listed(browser)).map(({ text }) => text)).toEqual(wholes.toReversed());
  await browser.post('/auth/sign-up', person());
  for (const [at, { id }] of ways.entries())
    expect((await browser.get<Story>(`/stories/${id}`)).body.content).toBe(wholes[at]);
  expect(await stories(browser)).toHaveLength(2);
});

test('does not join a text to the text of somebody else', async () => {
  const victim = app.visitor();
  const theirs = await generate(victim);
  const attacker = app.visitor();
  const own = await goOn(attacker, { id: theirs.id, text: 'Bir gün.' });
  expect((await listed(attacker)).map(({ text }) => text)).toEqual([own.text]);
  expect((await listed(victim)).map(({ text }) => text)).toEqual([theirs.text]);
  await attacker.post('/auth/sign-up', person());
  expect((await attacker.get<Story>(`/stories/${own.id}`)).body.content).toBe(own.text);
});

test('stores a text once, also when two sign-ins of the browser arrive together', async () => {
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

test('does not bring a story back that was deleted for good', async () => {
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

test('gives the texts of a browser to the first account that signs in, and to no other', async () => {
  const browser = app.visitor();
  await generate(browser);
  await browser.post('/auth/sign-up', person());
  await browser.post('/auth/sign-out', {});
  await browser.post('/auth/sign-up', person());
  expect(await stories(browser)).toEqual([]);
});

test('lists a text that an account took to that account alone, as long as its story is there', async () => {
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
