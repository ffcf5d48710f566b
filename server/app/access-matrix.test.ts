import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationMeta } from '#contract/base.ts';
import { type Operation, operations } from '#contract/operations.ts';
import { messages } from '#domain/messages/index.ts';
import { type Client, createClient } from '#testing/client.ts';
import { characterDraft, plotDraft, saveCharacter, savePlotElement } from '#testing/factories/card.ts';
import { createSale } from '#testing/factories/invoice.ts';
import { createOrder } from '#testing/factories/order.ts';
import { createSession } from '#testing/factories/session.ts';
import { saveStory, storyDraft } from '#testing/factories/story.ts';
import { wizardChapter } from '#testing/factories/wizard.ts';
import { entryDraft, saveEntry } from '#testing/factories/world.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

interface Failure {
  code: string;
  message: string;
  requestId: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: 'yonetici@site.example,ikinci@site.example' } });
});
afterAll(() => app.stop());

const needs = (...access: OperationMeta['access'][]) =>
  operations.filter((operation) => access.includes(operation.access));
const call = (client: Client, { method, path }: Operation, id: string = randomUUID()) =>
  client.request<Failure>(path.replace('{document}', 'contract').replaceAll(/\{\w+\}/g, id), {
    method,
    ...(method !== 'GET' && {
      json: {
        ...entryDraft(),
        ...storyDraft(),
        ...characterDraft(),
        ...plotDraft(),
        revision: 1,
        keep: { kind: 'before-ai' },
        answerId: randomUUID(),
        body: 'Merhaba',
        idempotencyKey: randomUUID(),
        dialogue: 'dash',
        use: 'pinned',
        base: [],
        ...(path.endsWith('/aliases') && { kind: 'character' }),
      },
    }),
  });

/** Cookies that look like a session but are invalid. */
async function pretenders(): Promise<[string, Client][]> {
  const { userId, cookie } = await app.signIn();
  const expired = await createSession(app.deps, userId, { expiresAt: new Date(Date.now() - 1_000) });
  const signedOut = await app.signIn();
  const ended = createClient(app.url, signedOut.cookie());
  await signedOut.post('/auth/sign-out');
  return [
    ['a visitor', app.visitor()],
    ['an expired session', createClient(app.url, expired)],
    ['a forged cookie', createClient(app.url, `${cookie().slice(0, -6)}AAAA%3D`)],
    ['a session that was signed out', ended],
  ];
}

describe('an operation for signed-in people', () => {
  test.each(needs('user', 'admin'))('$name refuses everyone without a session', async (operation) => {
    for (const [name, client] of await pretenders()) {
      const answer = await call(client, operation);
      expect(answer.status, name).toBe(401);
      const { sessionNotFound } = operation.name.startsWith('adminUsers.')
        ? messages.users
        : messages.account;
      expect(answer.body).toMatchObject({ code: 'UNAUTHORIZED', message: sessionNotFound });
    }
  });

  test.each(needs('user'))('$name accepts a person with a session', async (operation) => {
    expect((await call(await app.signIn(), operation)).status).not.toBe(401);
  });
});

test('operations for administrators refuse every plan, and a configured address that is not verified', async () => {
  const others = [
    await app.signIn(),
    await app.signIn({ plan: 'pro' }),
    await app.signIn({ plan: 'publisher' }),
    await app.signIn({ email: 'yonetici@site.example', emailVerified: false }),
  ];
  for (const operation of needs('admin')) {
    for (const client of others) {
      const { status, body } = await call(client, operation);
      expect([status, body.code], operation.name).toEqual([403, 'FORBIDDEN']);
    }
  }
});

test('operations for administrators accept a verified administrator', async () => {
  const admin = await app.signIn({ email: 'ikinci@site.example' });
  for (const operation of needs('admin')) {
    expect(['UNAUTHORIZED', 'FORBIDDEN'], operation.name).not.toContain(
      (await call(admin, operation)).body?.code,
    );
  }
});

test('open operations treat an invalid session as a visitor', async () => {
  for (const [, client] of await pretenders()) {
    for (const operation of needs('public', 'visitor')) {
      expect((await call(client, operation)).body.code, operation.name).not.toBe('UNAUTHORIZED');
    }
  }
});

test('public operations give everyone the same answer and set no cookie', async () => {
  for (const operation of needs('public')) {
    const [visitor, writer] = [
      await call(app.visitor(), operation),
      await call(await app.signIn(), operation),
    ];
    expect({ ...visitor.body, requestId: '' }).toEqual({ ...writer.body, requestId: '' });
    expect(writer.headers.getSetCookie()).toEqual([]);
  }
});

describe('a record of another person', () => {
  async function makeGeneration(owner: SignedInClient): Promise<string> {
    const { id } = await app.deps.db
      .insertInto('generations')
      .values({
        user_id: owner.userId,
        idempotency_key: randomUUID(),
        surface: 'editor',
        idea: 'Gizli fikir',
        result: 'Gizli metin',
        status: 'completed',
        lease_until: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.deps.db
      .insertInto('story_generations')
      .values({
        generation_id: id,
        group_id: id,
        user_id: owner.userId,
        story_id: randomUUID(),
        purpose: 'write',
        request: JSON.stringify({ idea: 'Gizli fikir' }),
        bytes: 0,
      })
      .execute();
    return id;
  }
  async function makeWizardStory(owner: SignedInClient): Promise<string> {
    const { storyId, narrator, genre, characterId, beginningId } = wizardChapter();
    await app.deps.db
      .insertInto('wizard_stories')
      .values({
        id: storyId,
        user_id: owner.userId,
        narrator,
        genre,
        character_id: characterId,
        beginning_id: beginningId,
        summary: 'Gizli metin',
      })
      .execute();
    return storyId;
  }
  async function findSession(owner: SignedInClient): Promise<string> {
    const { id } = await app.deps.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', owner.userId)
      .executeTakeFirstOrThrow();
    return id;
  }
  async function makeConversation(owner: SignedInClient): Promise<string> {
    const { id } = await app.deps.db
      .insertInto('contact_messages')
      .values({
        id: randomUUID(),
        user_id: owner.userId,
        name: 'Ada',
        email: owner.email,
        category: 'general',
        subject: 'Gizli konu',
        message: 'Gizli metin',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const things: [string, (owner: SignedInClient) => Promise<string>][] = [
    ['/conversations/{id}', makeConversation],
    ['/account/sessions/{id}', findSession],
    ['/wizard/stories/{id}', makeWizardStory],
    ['/stories/{id}', async (owner) => (await saveStory(owner, { content: 'Gizli metin' })).id],
    ['/generations/{id}', makeGeneration],
    ['/characters/{id}', async (owner) => (await saveCharacter(owner, { background: 'Gizli metin' })).id],
    ['/bible/{id}', async (owner) => (await saveEntry(owner, { text: 'Gizli metin' })).id],
    ['/stories/{storyId}/bible/{id}', async (owner) => (await saveEntry(owner, { text: 'Gizli metin' })).id],
    [
      '/payments/orders/{id}',
      (owner) => createOrder(app.deps, { userId: owner.userId, contract_text: 'Gizli metin' }),
    ],
    [
      '/invoices/{id}',
      (owner) => createSale(app.deps, { userId: owner.userId, at: new Date(), kurus: 20_000 }),
    ],
    [
      '/plot-elements/{id}',
      async (owner) => (await savePlotElement(owner, { description: 'Gizli metin' })).id,
    ],
  ];
  const addressed = things.flatMap(([prefix, make]) =>
    operations.filter(({ path }) => path.startsWith(prefix)).map((operation) => ({ ...operation, make })),
  );

  test.each(addressed)('$name answers NOT_FOUND', async ({ make, ...operation }) => {
    const owner = await app.signIn();
    const id = await make(owner);
    const everything = () =>
      app.deps.pool.query(
        `SELECT (SELECT json_agg(s) FROM stories s) AS stories,
                (SELECT json_agg(g) FROM generations g) AS generations,
                (SELECT json_agg(c) FROM characters c) AS characters,
                (SELECT json_agg(p) FROM plot_elements p) AS plot_elements,
                (SELECT json_agg(b) FROM bible_entries b) AS bible_entries,
                (SELECT json_agg(b) FROM story_bible b) AS story_bible,
                (SELECT json_agg(w) FROM wizard_stories w) AS wizard_stories,
                (SELECT json_agg(v) FROM story_generations v) AS story_generations,
                (SELECT json_agg(m) FROM contact_messages m) AS contact_messages,
                (SELECT json_agg(r) FROM contact_replies r) AS contact_replies,
                (SELECT json_agg(s) FROM sessions s WHERE s.user_id = $1) AS sessions`,
        [owner.userId],
      );
    const before = await everything();
    for (const stranger of [await app.signIn(), app.visitor()]) {
      const answer = await call(stranger, operation, id);
      expect([401, 404]).toContain(answer.status);
      expect(JSON.stringify(answer.body)).not.toContain('Gizli');
    }
    expect((await everything()).rows).toEqual(before.rows);
  });

  test('the table has every operation with an id', () => {
    const named = needs('user', 'visitor').filter(({ path }) => path.includes('{'));
    expect(new Set(addressed.map(({ name }) => name))).toEqual(new Set(named.map(({ name }) => name)));
  });

  test('a session stays open after the sign-out of another person', async () => {
    const owner = await app.signIn();
    await (await app.signIn()).post('/auth/sign-out');
    expect((await owner.get('/tokens')).status).toBe(200);
  });
});
