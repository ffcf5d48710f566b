import type pg from 'pg';
import type { SmtpInbox } from '#testing/mail/smtp-inbox.ts';
import type { Person } from './person.ts';

/** One line of the final audit. */
export interface Finding {
  promise: string;
  checked: number;
  violations: number;
}

async function countRows(client: pg.Client, text: string, values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `SELECT count(*) AS count FROM (${text}) AS wrong`,
    values,
  );
  return Number(rows[0]?.count);
}

const savesThatAreMissing = `SELECT FROM unnest($1::uuid[], $2::text[]) AS told (id, content) LEFT JOIN stories USING (id)
  WHERE stories.content IS DISTINCT FROM told.content`;

const valuesOfSaves = (saved: Person['saved']) => [
  saved.map(({ id }) => id),
  saved.map(({ content }) => content),
];

/** The number of acknowledged saves that the primary does not have. */
export const countLostSaves = (client: pg.Client, people: readonly Person[]) =>
  countRows(client, savesThatAreMissing, valuesOfSaves(people.flatMap(({ saved }) => saved)));

/** Compares what clients were told with what the primary has. Each query finds what is wrong. */
export async function audit(
  client: pg.Client,
  paytr: Pick<pg.Pool, 'query'>,
  inbox: SmtpInbox,
  people: readonly Person[],
): Promise<Finding[]> {
  const saved = people.flatMap((person) => person.saved);
  const generations = people.flatMap((person) => person.generations);
  const orders = people.flatMap((person) => person.orders);
  const messages = people.flatMap((person) => person.messages);
  const usernames = people.map(({ username }) => username);
  const paid = await paytr.query<{ merchant_oid: string }>(
    `SELECT merchant_oid FROM paytr_test_payments WHERE status = 'success'`,
  );
  const mailsOf = (id: string) => inbox.mails.filter(({ subject }) => subject?.includes(id));
  const wrongMails = messages.filter(
    (id) => new Set(mailsOf(id).map(({ messageId }) => messageId)).size !== 1,
  ).length;
  const queries: [promise: string, checked: number, text: string, values: unknown[]][] = [
    ['acknowledged saves are there, unchanged', saved.length, savesThatAreMissing, valuesOfSaves(saved)],
    [
      'balances are the sums of their ledgers',
      people.length,
      `SELECT FROM user_tokens t WHERE tokens <>
         (SELECT coalesce(sum(delta), 0) FROM token_ledger l WHERE l.user_id = t.user_id)`,
      [],
    ],
    [
      'acknowledged generations are there, with the cost that was told',
      generations.length,
      `SELECT FROM unnest($1::uuid[], $2::int[]) AS told (id, cost) LEFT JOIN generations USING (id)
       WHERE generations.cost IS DISTINCT FROM told.cost`,
      [generations.map(({ id }) => id), generations.map(({ cost }) => cost)],
    ],
    [
      'each generation is charged once, at its cost',
      generations.length,
      `SELECT g.id FROM generations g JOIN users u ON u.id = g.user_id
       LEFT JOIN token_ledger l ON l.generation_id = g.id
       WHERE u.username = ANY ($1) GROUP BY g.id, g.cost HAVING coalesce(sum(l.delta), 0) <> -g.cost`,
      [usernames],
    ],
    [
      'each request made one generation',
      generations.length,
      `SELECT user_id, idempotency_key FROM generations WHERE user_id IS NOT NULL
       GROUP BY user_id, idempotency_key HAVING count(*) > 1`,
      [],
    ],
    [
      'acknowledged payments are there',
      orders.length,
      `SELECT FROM unnest($1::text[]) AS told (order_id) LEFT JOIN payment_intents p USING (order_id)
       WHERE p.status IS DISTINCT FROM 'paid' OR p.activated_at IS NULL`,
      [orders],
    ],
    [
      'every payment that PayTR took gave its plan',
      paid.rows.length,
      `SELECT FROM unnest($1::text[]) AS told (order_id) LEFT JOIN payment_intents p USING (order_id)
       WHERE p.status IS DISTINCT FROM 'paid'`,
      [paid.rows.map(({ merchant_oid }) => merchant_oid)],
    ],
    [
      'nobody paid twice or got a plan twice',
      orders.length,
      `SELECT user_id FROM payment_intents WHERE status = 'paid' GROUP BY user_id HAVING count(*) > 1
       UNION ALL SELECT user_id FROM plan_grants GROUP BY user_id HAVING count(*) > 1
       UNION ALL SELECT user_id FROM token_ledger WHERE reason = 'plan_change' GROUP BY user_id HAVING count(*) > 1`,
      [],
    ],
    [
      'acknowledged messages are there',
      messages.length,
      `SELECT FROM unnest($1::uuid[]) AS told (id) LEFT JOIN contact_messages m USING (id) WHERE m.id IS NULL`,
      [messages],
    ],
  ];
  const findings: Finding[] = [];
  for (const [promise, checked, text, values] of queries)
    findings.push({ promise, checked, violations: await countRows(client, text, values) });
  findings.push({
    promise: 'each message was mailed once',
    checked: messages.length,
    violations: wrongMails,
  });
  return findings;
}
