import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { operations as declared } from '#contract/operations.ts';
import { pickCard } from '#domain/world/card-fields.ts';
import { characterFields, plotFields } from '#domain/world/cards.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A valid value for every field of the contract's inputs. */
const right = (): Record<string, unknown> => ({
  id: randomUUID(),
  title: 'Başlık',
  content: 'Metin',
  genre: '',
  prompt: '',
  revision: 1,
  limit: 5,
  days: 7,
  text: 'Metin',
  response: 'Yanıt',
  idempotencyKey: randomUUID(),
  idea: 'Bir fikir',
  existingText: '',
  surface: 'editor',
  paragraphs: 1,
  audience: 'general',
  rating: 'safe',
  username: `u_${randomUUID().slice(0, 8)}`,
  email: `${randomUUID()}@site.example`,
  password: 'gizli-parola',
  ...pickCard(characterFields, { name: 'Nermin', role: 'protagonist' }),
  ...pickCard(plotFields, { description: 'Bir olay' }),
  characterIds: [],
  plotElementIds: [],
});

const wrong: unknown[] = [
  null,
  'a\u0000b',
  '\u0000',
  -1,
  1e300,
  1.5,
  2 ** 40,
  true,
  {},
  [],
  ['a'],
  'x'.repeat(100_001),
  '\ud800',
];

const operations = declared.map(({ name, method, path, input }) => ({
  name,
  method,
  path,
  fields: input instanceof z.ZodObject ? Object.keys(input.shape) : [],
}));

async function call(
  writer: Awaited<ReturnType<TestApp['signIn']>>,
  operation: (typeof operations)[number],
  input: Record<string, unknown>,
) {
  const { id, ...rest } = input;
  const path = operation.path.replace('{id}', encodeURIComponent(String(id).toWellFormed()));
  const hasBody = operation.method === 'POST' || operation.method === 'PUT';
  const json = operation.path.includes('{id}') ? rest : input;
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return writer.request<{ code?: string; message?: string }>(hasBody ? path : `${path}?${query}`, {
    method: operation.method,
    ...(hasBody && { json }),
  });
}

test.each(operations.filter(({ fields }) => fields.length > 0))(
  '$name answers invalid values in any field without an internal error',
  async (operation) => {
    const writer = await app.signIn();
    for (const field of operation.fields) {
      for (const value of wrong) {
        const { status, body } = await call(writer, operation, { ...right(), [field]: value });
        const what = `${field} = ${JSON.stringify(value)?.slice(0, 20)}: ${JSON.stringify(body).slice(0, 200)}`;
        if (status !== 503) expect(status, what).toBeLessThan(500);
        else expect(body.code, what).toBe('AI_NO_KEY');
      }
    }
  },
);
