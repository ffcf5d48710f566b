import { type RawBuilder, sql } from 'kysely';

/**
 * Selects the first rows of several conditions in one order. Each condition is read from an index up to `limit` rows, so
 * that a filter over several ranges reads few rows. The conditions must not overlap.
 */
export function orderedUnion(reading: {
  columns: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  conditions: readonly RawBuilder<unknown>[];
  by: RawBuilder<unknown>;
  limit: number;
}): RawBuilder<unknown> {
  const { columns, from, conditions, by } = reading;
  const limit = sql.lit(reading.limit);
  const [only, second] = conditions.map(
    (condition) => sql`SELECT ${columns} FROM ${from} WHERE ${condition} ORDER BY ${by} LIMIT ${limit}`,
  );
  if (only && !second) return only;
  const parts = conditions.map(
    (condition) => sql`(SELECT ${columns} FROM ${from} WHERE ${condition} ORDER BY ${by} LIMIT ${limit})`,
  );
  return sql`SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) AS parts ORDER BY ${by} LIMIT ${limit}`;
}
