import { type RawBuilder, sql } from 'kysely';
import { linkPaymentStates, orderStatuses } from '#contract/payments.ts';
import { isSearch } from '#domain/text/search-text.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { Deps } from '#server/context.ts';
import { afterNewest, madeAt } from '#server/db/newest-cursor.ts';
import { searchCondition } from '#server/db/search-condition.ts';
import { withoutSeqscan } from '#server/db/without-seqscan.ts';
import { findPeople } from '../admin-users/index.ts';

/** What the list of orders is narrowed to. */
export interface OrderFilter {
  search: string;
  kind: 'all' | 'card' | 'link';
  state: string;
  minKurus?: number | undefined;
  maxKurus?: number | undefined;
  /** Istanbul days, both included. */
  from?: string | undefined;
  to?: string | undefined;
  userId?: string | undefined;
}

/** One row of a page, before its order is read. */
export interface FoundOrder {
  id: string;
  kind: 'card' | 'link';
  made_at: string;
}

const largest = 2_147_483_647;
const startOf = (day: string) => new Date(`${day}T00:00:00+03:00`);
const newestFirst = sql`created_at DESC, id DESC`;

/** One of the two tables with orders. */
interface Source {
  kind: 'card' | 'link';
  table: RawBuilder<unknown>;
  state: RawBuilder<unknown>;
  states: readonly string[];
  /** The indexed expression with the person's names. */
  person: RawBuilder<string>;
  /** Columns with ids, of which a search may name the beginning; the server makes some with capitals only. */
  ids: readonly { column: RawBuilder<string>; capitals?: true }[];
}

const sources: readonly Source[] = [
  {
    kind: 'card',
    table: sql`payment_intents`,
    state: sql`status`,
    states: orderStatuses,
    person: sql<string>`fold_for_search(buyer_name || ' ' || buyer_email)`,
    ids: [{ column: sql<string>`order_id`, capitals: true }],
  },
  {
    kind: 'link',
    table: sql`membership_payments`,
    state: sql`state`,
    states: linkPaymentStates,
    person: sql<string>`fold_for_search(username || ' ' || coalesce(email, ''))`,
    ids: [{ column: sql<string>`callback_id` }, { column: sql<string>`merchant_oid` }],
  },
];

/** A search that may be the beginning of an id: letters and digits without a space. */
const idPattern = /^[A-Za-z0-9]{6,64}$/;

/** What a search of orders means: whose orders, and the beginning of which ids. */
interface Searched {
  text: string;
  /** The accounts that the search finds. */
  userIds: readonly string[];
}

/**
 * The newest orders that a search finds: those of the accounts, those whose account is deleted or is in another service,
 * and those whose number begins so. Each part reads its own index.
 */
function searchedOf(
  { table, kind, person, ids }: Source,
  { searched, conditions, rows }: { searched: Searched; conditions: RawBuilder<unknown>; rows: number },
): RawBuilder<unknown> {
  const columns = sql`${sql.lit(kind)} AS kind, id, created_at`;
  const end = sql`ORDER BY ${newestFirst} LIMIT ${sql.lit(rows)}`;
  const isOfNobody = searchCondition(searched.text, person) ?? sql`false`;
  const parts = [
    sql`(SELECT ${columns} FROM unnest(${[...searched.userIds]}::uuid[]) owner CROSS JOIN LATERAL (
      SELECT id, created_at FROM ${table} WHERE user_id = owner AND ${conditions} ${end}) AS own ${end})`,
    sql`(SELECT ${columns} FROM ${table} WHERE user_id IS NULL AND ${isOfNobody} AND ${conditions} ${end})`,
  ];
  if (idPattern.test(searched.text)) {
    for (const { column, capitals } of ids) {
      for (const start of new Set([searched.text, capitals ? searched.text.toUpperCase() : searched.text])) {
        parts.push(
          sql`(SELECT ${columns} FROM ${table} WHERE ${column} LIKE ${`${start}%`} AND ${conditions} ${end})`,
        );
      }
    }
  }
  return sql`(SELECT * FROM (${sql.join(parts, sql` UNION `)}) AS parts ${end})`;
}

/**
 * The newest rows of a source. Without a state and amounts they come from the index of the order. With them the index of
 * state, amount and order is read once for each amount of each state: of amounts there are as many as there were prices.
 */
function newestOf(
  source: Source,
  {
    filter,
    searched,
    after,
    rows,
  }: { filter: OrderFilter; searched: Searched | null; after: RawBuilder<unknown>; rows: number },
): RawBuilder<unknown> {
  const { table, state, states, kind } = source;
  const conditions = [after];
  if (filter.from !== undefined) conditions.push(sql`created_at >= ${startOf(filter.from)}`);
  if (filter.to !== undefined)
    conditions.push(sql`created_at < ${new Date(startOf(filter.to).getTime() + dayMs)}`);
  if (filter.userId !== undefined) conditions.push(sql`user_id = ${filter.userId}`);
  const [min, max] = [filter.minKurus ?? 0, Math.min(filter.maxKurus ?? largest, largest)];
  const wanted = filter.state === 'all' ? states : states.filter((one) => one === filter.state);
  const all = sql.join(conditions, sql` AND `);
  const end = sql`ORDER BY ${newestFirst} LIMIT ${sql.lit(rows)}`;
  const columns = sql`${sql.lit(kind)} AS kind, id, created_at`;
  const hasAmounts = filter.minKurus !== undefined || filter.maxKurus !== undefined;
  const ofState = sql`${state} = ANY(${[...wanted]}::text[]) AND amount BETWEEN ${min} AND ${max}`;
  const narrowed = filter.state === 'all' && !hasAmounts ? all : sql`${all} AND ${ofState}`;
  if (searched !== null) return searchedOf(source, { searched, conditions: narrowed, rows });
  if (filter.userId !== undefined || (filter.state === 'all' && !hasAmounts)) {
    return sql`(SELECT ${columns} FROM ${table} WHERE ${narrowed} ${end})`;
  }
  return sql`(WITH RECURSIVE amounts (of_state, of_amount) AS (
      SELECT one, (SELECT min(amount) FROM ${table} WHERE ${state} = one AND amount >= ${min})
        FROM unnest(${[...wanted]}::text[]) one
      UNION ALL
      SELECT of_state, (SELECT min(amount) FROM ${table} WHERE ${state} = of_state AND amount > of_amount)
        FROM amounts WHERE of_amount IS NOT NULL)
    SELECT ${columns} FROM amounts CROSS JOIN LATERAL (
      SELECT id, created_at FROM ${table} WHERE ${state} = of_state AND amount = of_amount AND ${all} ${end}) AS newest
    WHERE of_amount <= ${max} ${end})`;
}

/** The orders of a page. */
export interface FoundOrders {
  found: FoundOrder[];
  /** Whether the search finds more accounts than it can look through. */
  tooMany: boolean;
}

/** Finds the orders of a page in both tables, newest first, by indexes. */
export async function findListedOrders(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { filter, cursor, rows }: { filter: OrderFilter; cursor?: string | undefined; rows: number },
): Promise<FoundOrders> {
  const after = afterNewest(cursor, 'id');
  const wanted = sources.filter(
    ({ kind, states }) =>
      (filter.kind === 'all' || filter.kind === kind) &&
      (filter.state === 'all' || states.includes(filter.state)),
  );
  if (wanted.length === 0) return { found: [], tooMany: false };
  const isSearched = isSearch(filter.search);
  const people = isSearched ? await findPeople({ db, now }, filter.search) : { ids: [], more: false };
  const searched = isSearched ? { text: filter.search, userIds: people.ids } : null;
  const parts = wanted.map((source) => newestOf(source, { filter, searched, after, rows }));
  const found = await withoutSeqscan(db, (trx) =>
    sql<FoundOrder>`SELECT id, kind, ${madeAt} AS made_at FROM (${sql.join(parts, sql` UNION ALL `)}) AS found
      ORDER BY ${newestFirst} LIMIT ${sql.lit(rows)}`.execute(trx),
  );
  return { found: found.rows, tooMany: people.more };
}
