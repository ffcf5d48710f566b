import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CardFields } from '#domain/world/card-fields.ts';
import { characterFields, plotFields } from '#domain/world/cards.ts';
import { entryFields } from '#domain/world/kinds.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Columns that are no field of a card; aliases of a character or plot element are stored apart from its fields. */
const ownColumns = ['id', 'user_id', 'revision', 'created_at', 'updated_at'];
const tables: [table: string, fields: CardFields, others: string[]][] = [
  ['characters', characterFields, ['aliases']],
  ['plot_elements', plotFields, ['aliases']],
  ['bible_entries', entryFields, []],
];

describe.each(tables)('the table %s', (table, fields, others) => {
  test('has a column for each field of its card, and no further ones', async () => {
    const { rows } = await app.deps.pool.query<{ name: string; type: string; optional: string }>(
      `SELECT column_name AS name, data_type AS type, is_nullable AS optional
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`,
      [table],
    );
    const columns = rows.filter(({ name }) => ![...ownColumns, ...others].includes(name));
    const expected = Object.entries(fields).map(([name, { kind }]) => ({
      name,
      type: kind === 'names' ? 'ARRAY' : 'text',
      optional: 'NO',
    }));
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(columns.sort(byName)).toEqual(expected.sort(byName));
  });

  test('takes exactly the choices of its card', async () => {
    const { rows } = await app.deps.pool.query<{ check: string }>(
      `SELECT pg_get_constraintdef(oid) AS check FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'c'`,
      [table],
    );
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind !== 'choice') continue;
      const check = rows.find((row) => row.check.includes(`(${name} = ANY`))?.check ?? '';
      const values = Array.from(check.matchAll(/'([^']*)'::text/g), ([, value]) => value);
      expect(values.toSorted()).toEqual(Object.keys(field.choices).toSorted());
    }
  });
});
