import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { makeTemporaryDataDir, removeTemporaryDataDir } from '#testing/database/test-server.ts';
import { seedDemo } from './seed-demo.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = makeTemporaryDataDir();
});
afterAll(async () => {
  removeTemporaryDataDir(dataDir);
  await database.drop();
});

test('counts the demo messages in the overview of administrators', async () => {
  await seedDemo(database.db, dataDir);
  const { rows } = await database.pool.query(
    `SELECT status, category, count(*)::int AS messages FROM contact_messages GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  expect(rows.length).toBeGreaterThan(2);
  const counted = await database.pool.query(
    'SELECT status, category, messages FROM contact_message_counts WHERE messages <> 0 ORDER BY 1, 2',
  );
  expect(counted.rows).toEqual(rows);
});
