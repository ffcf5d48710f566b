import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const doc = readFileSync('docs/operations/citus.md', 'utf8');
const schema = readFileSync('server/db/schema.sql', 'utf8');

/** A table of server/db/schema.sql with its keys. */
interface Table {
  name: string;
  columns: string[];
  uniques: { name: string; columns: string[] }[];
  foreignKeys: { name: string; column: string; table: string; ofTable: string }[];
}

const split = (names: string) => names.split(', ');

function* readTables(): Generator<Table> {
  for (const [, name = '', body = '', rest = ''] of schema.matchAll(
    /CREATE TABLE (\w+) \(\n([\s\S]*?)\n\);\n([\s\S]*?)(?=\nCREATE TABLE|\n-- Functions)/g,
  )) {
    const constraints = body.matchAll(/CONSTRAINT (\w+) UNIQUE \(([^)]*)\)/g);
    const indexes = rest.matchAll(/CREATE UNIQUE INDEX (\w+) ON \S+ USING btree \((.*?)\)(?: WHERE|;)/g);
    yield {
      name,
      columns: [...body.matchAll(/^ {2}"?(\w+)"? /gm)].map(([, column = '']) => column),
      uniques: [...constraints, ...indexes].map(([, key = '', columns = '']) => ({
        name: key,
        columns: split(columns),
      })),
      foreignKeys: [
        ...body.matchAll(/CONSTRAINT (\w+) FOREIGN KEY \(([^)]*)\) REFERENCES (\w+)\(([^)]*)\)/g),
      ].map(([, key = '', column = '', table = '', ofTable = '']) => ({ name: key, column, table, ofTable })),
    };
  }
}

const tables = [...readTables()];
/** The text from one heading of the plan to another. */
const between = (from: string, to: string) => doc.slice(doc.indexOf(`## ${from}`), doc.indexOf(`## ${to}`));
const rows = new Map(
  [
    ...between('Table by table', 'Uniqueness across accounts').matchAll(
      /^\| `(\w+)` \| (local|reference|`\w+`) \| (.*) \|$/gm,
    ),
  ].map(([, table = '', placement = '', changes = '']) => [table, { placement, changes }]),
);
const placementOf = (table: string) => rows.get(table)?.placement.replaceAll('`', '') ?? '';
const isDistributed = (table: string) => !['local', 'reference', ''].includes(placementOf(table));

test('the plan places every table, and no other', () => {
  expect(tables.length).toBeGreaterThan(70);
  expect([...rows.keys()].sort()).toEqual(tables.map(({ name }) => name).sort());
});

test('a table is distributed by a column that it has or is to get', () => {
  for (const { name, columns } of tables.filter((table) => isDistributed(table.name))) {
    const column = placementOf(name);
    expect(columns.includes(column) || column === 'owner_id', `${name}.${column}`).toBe(true);
  }
});

test('the plan names every unique key that a distributed table can no longer declare', () => {
  for (const { name, uniques } of tables.filter((table) => isDistributed(table.name)))
    for (const unique of uniques.filter(({ columns }) => !columns.includes(placementOf(name))))
      expect(rows.get(name)?.changes, unique.name).toContain(`\`${unique.name}\``);
});

test('the plan names every foreign key that Citus refuses', () => {
  for (const { name, foreignKeys } of tables)
    for (const key of foreignKeys) {
      const isRefused = isDistributed(name) ? placementOf(key.table) === 'local' : isDistributed(key.table);
      // A parent that is an account or a guest must be what the table is distributed by.
      const isOther =
        isDistributed(name) &&
        ['users', 'guest_trials'].includes(key.table) &&
        key.column !== placementOf(name);
      if (isRefused || isOther) expect(rows.get(name)?.changes, key.name).toContain(`\`${key.name}\``);
    }
});

test('the plan names every function of a trigger', () => {
  const functions = new Set([...schema.matchAll(/EXECUTE FUNCTION (\w+)\(/g)].map(([, name]) => name));
  expect(functions.size).toBeGreaterThan(30);
  const section = between('Functions of triggers', 'Other functions');
  for (const name of functions) expect(section).toContain(`\`${name}\``);
});
