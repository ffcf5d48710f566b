import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { DB, PaytrTestLinks, PaytrTestPayments } from '#server/db/schema.generated.ts';

export type TestPayment = Selectable<PaytrTestPayments>;
export type TestLink = Selectable<PaytrTestLinks>;

/** The stored payments of the simulation: in the database, so that several processes and restarts share them. */
export interface Records {
  /** Opens a payment page; null when the order has already been paid or has failed. */
  open(
    payment: Pick<
      TestPayment,
      'merchant_oid' | 'amount' | 'currency' | 'title' | 'ok_url' | 'fail_url' | 'test_mode'
    >,
  ): Promise<string | null>;
  byToken(token: string): Promise<TestPayment | undefined>;
  byOrder(merchantOid: string): Promise<TestPayment | undefined>;
  /** Ends a pending payment; null when it has already ended. */
  end(
    merchantOid: string,
    outcome: Pick<TestPayment, 'status' | 'failure_code' | 'failure_text'>,
  ): Promise<TestPayment | null>;
  /** Refunds an amount in kuruş; false when it exceeds what was paid. */
  giveBack(merchantOid: string, kurus: number): Promise<boolean>;
  /** Postpones a notification. */
  putOff(merchantOid: string, until: Date): Promise<void>;
  /** Claims the due notifications, each once. */
  takeLate(now: Date): Promise<TestPayment[]>;
  addLink(link: Omit<TestLink, 'id' | 'created_at'>): Promise<string>;
  link(id: string): Promise<TestLink | undefined>;
  removeLink(id: string): Promise<boolean>;
  /** Creates a pending payment on a link; null when the link has already been paid. */
  openOnLink(link: TestLink): Promise<TestPayment | null>;
}

const secret = () => randomBytes(24).toString('hex');

/** Stores the records in the app's own database. */
export function createRecords(db: Kysely<DB>): Records {
  const payments = () => db.selectFrom('paytr_test_payments').selectAll();
  return {
    async open(payment) {
      const token = secret();
      const opened = await db
        .insertInto('paytr_test_payments')
        .values({ ...payment, token })
        .onConflict((conflict) =>
          conflict
            .column('merchant_oid')
            .doUpdateSet({ ...payment, token })
            .where('paytr_test_payments.status', '=', 'waiting'),
        )
        .returning('token')
        .executeTakeFirst();
      return opened?.token ?? null;
    },
    byToken: (token) => payments().where('token', '=', token).executeTakeFirst(),
    byOrder: (merchantOid) => payments().where('merchant_oid', '=', merchantOid).executeTakeFirst(),
    async end(merchantOid, outcome) {
      const ended = await db
        .updateTable('paytr_test_payments')
        .set(outcome)
        .where('merchant_oid', '=', merchantOid)
        .where('status', '=', 'waiting')
        .returningAll()
        .executeTakeFirst();
      return ended ?? null;
    },
    async giveBack(merchantOid, kurus) {
      const given = await db
        .updateTable('paytr_test_payments')
        .set((set) => ({ returned: set('returned', '+', kurus) }))
        .where('merchant_oid', '=', merchantOid)
        .where('status', '=', 'success')
        .where((where) => where(where('returned', '+', kurus), '<=', where.ref('amount')))
        .returning('merchant_oid')
        .executeTakeFirst();
      return given !== undefined;
    },
    async putOff(merchantOid, until) {
      await db
        .updateTable('paytr_test_payments')
        .set({ notify_at: until })
        .where('merchant_oid', '=', merchantOid)
        .execute();
    },
    takeLate: (now) =>
      db
        .updateTable('paytr_test_payments')
        .set({ notify_at: null })
        .where('notify_at', '<=', now)
        .returningAll()
        .execute(),
    async addLink(link) {
      const id = secret().slice(0, 12);
      await db
        .insertInto('paytr_test_links')
        .values({ ...link, id })
        .execute();
      return id;
    },
    link: (id) => db.selectFrom('paytr_test_links').selectAll().where('id', '=', id).executeTakeFirst(),
    async removeLink(id) {
      const removed = await db
        .deleteFrom('paytr_test_links')
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },
    openOnLink: (link) =>
      db.transaction().execute(async (trx) => {
        await trx
          .selectFrom('paytr_test_links')
          .select('id')
          .where('id', '=', link.id)
          .forUpdate()
          .executeTakeFirst();
        const paid = await trx
          .selectFrom('paytr_test_payments')
          .select('merchant_oid')
          .where('link_id', '=', link.id)
          .where('status', '=', 'success')
          .executeTakeFirst();
        if (paid) return null;
        return trx
          .insertInto('paytr_test_payments')
          .values({
            merchant_oid: `LINK${secret().slice(0, 20)}`,
            token: secret(),
            link_id: link.id,
            amount: link.price,
            currency: link.currency,
            title: link.name,
            test_mode: true,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
      }),
  };
}
