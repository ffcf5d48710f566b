import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

/** Rows per query; fewer for stories, because one may have 2,000,000 characters. */
const batch = { stories: 20, rows: 500 } as const;

/** A table with a user's data, exported as one file. */
interface Exported {
  /** Name of the file without its extension. */
  name: string;
  table: string;
  owner: string;
  /** The table that `owner` refers to when it is not the user's id; its `user_id` is the user. */
  through?: string;
  key: string;
  /** Columns that are not exported. */
  without?: readonly string[];
  /** Whether the rows hold what the person wrote or had written: administrators do not read it. */
  writings?: true;
}

/** Columns that an administrator's export lacks. */
const addressColumns = ['user_ip', 'ip_address'];

/** All tables with a user's data; a test compares them with the schema. */
export const exported: readonly Exported[] = [
  { name: 'hesap', table: 'users', owner: 'id', key: 'id' },
  { name: 'profil', table: 'profiles', owner: 'user_id', key: 'user_id' },
  {
    name: 'giris-yollari',
    table: 'accounts',
    owner: 'user_id',
    key: 'id',
    without: ['password', 'access_token', 'refresh_token', 'id_token'],
  },
  { name: 'oturumlar', table: 'sessions', owner: 'user_id', key: 'id', without: ['token'] },
  { name: 'onaylar', table: 'consents', owner: 'user_id', key: 'id' },
  { name: 'ileti-onaylari', table: 'mail_consents', owner: 'user_id', key: 'id' },
  { name: 'toplu-postalar', table: 'mailing_recipients', owner: 'user_id', key: 'mailing_id' },
  { name: 'geri-donen-adres', table: 'refused_addresses', owner: 'user_id', key: 'user_id' },
  { name: 'acik-sekmeler', table: 'active_sessions', owner: 'user_id', key: 'id' },
  { name: 'token-bakiyesi', table: 'user_tokens', owner: 'user_id', key: 'user_id' },
  { name: 'token-hareketleri', table: 'token_ledger', owner: 'user_id', key: 'id' },
  {
    name: 'hikayeler',
    table: 'stories',
    owner: 'user_id',
    key: 'id',
    writings: true,
    without: ['search_title', 'search_text'],
  },
  // Their texts are compressed deltas; the editor shows each revision's text.
  {
    name: 'surumler',
    table: 'story_revisions',
    owner: 'user_id',
    key: 'id',
    writings: true,
    without: ['data', 'hash'],
  },
  {
    name: 'uretimlerin-hikayeleri',
    table: 'generation_stories',
    owner: 'user_id',
    key: 'generation_id',
    writings: true,
  },
  {
    name: 'paylasimlar',
    table: 'story_shares',
    owner: 'user_id',
    key: 'story_id',
    writings: true,
    // The link is left out so that a lost export file does not open the story.
    without: ['token_hash', 'token_sealed'],
  },
  { name: 'konusma-bicimleri', table: 'story_styles', owner: 'user_id', key: 'story_id', writings: true },
  {
    name: 'kisisel-sozluk',
    table: 'personal_dictionaries',
    owner: 'user_id',
    key: 'user_id',
    writings: true,
  },
  { name: 'yazma-hedefi', table: 'writing_goals', owner: 'user_id', key: 'user_id' },
  { name: 'yazma-gunleri', table: 'writing_sessions', owner: 'user_id', key: 'id' },
  { name: 'karakterler', table: 'characters', owner: 'user_id', key: 'id', writings: true },
  { name: 'olay-orgusu', table: 'plot_elements', owner: 'user_id', key: 'id', writings: true },
  { name: 'evren', table: 'bible_entries', owner: 'user_id', key: 'id', writings: true },
  {
    name: 'evrenden-silinenler',
    table: 'deleted_bible_entries',
    owner: 'user_id',
    key: 'id',
    writings: true,
  },
  { name: 'evren-hikayelerde', table: 'story_bible', owner: 'user_id', key: 'id', writings: true },
  {
    name: 'uretime-giren-bilgiler',
    table: 'generation_bible',
    owner: 'user_id',
    key: 'generation_id',
    writings: true,
  },
  { name: 'uretimler', table: 'generations', owner: 'user_id', key: 'id', writings: true },
  { name: 'yazimlar', table: 'story_generations', owner: 'user_id', key: 'generation_id', writings: true },
  { name: 'sihirbaz', table: 'wizard_stories', owner: 'user_id', key: 'id', writings: true },
  { name: 'bildirim-tercihleri', table: 'notification_preferences', owner: 'user_id', key: 'user_id' },
  {
    name: 'iletisim-mesajlari',
    table: 'contact_messages',
    owner: 'user_id',
    key: 'id',
    without: ['admin_notes', 'search_text', 'urgent', 'revision', 'assignee_id', 'listed_at'],
  },
  {
    name: 'iletisim-yanitlari',
    table: 'contact_replies',
    owner: 'message_id',
    through: 'contact_messages',
    key: 'id',
    // Which administrator answered is the administrator's personal data.
    without: ['author_id', 'author_email'],
  },
  { name: 'gonderilen-postalar', table: 'sent_mails', owner: 'user_id', key: 'id' },
  { name: 'plan-sureleri', table: 'plan_grants', owner: 'user_id', key: 'id' },
  {
    name: 'siparisler',
    table: 'payment_intents',
    owner: 'user_id',
    key: 'id',
    without: ['payment_token', 'claimed_until'],
  },
  { name: 'belgeler', table: 'invoices', owner: 'user_id', key: 'id' },
  {
    name: 'iadeler',
    table: 'payment_refunds',
    owner: 'intent_id',
    through: 'payment_intents',
    key: 'id',
    // Which administrator refunded is the administrator's personal data.
    without: ['requested_by'],
  },
  {
    name: 'uyelik-odemeleri',
    table: 'membership_payments',
    owner: 'user_id',
    key: 'id',
    // Another person may have paid; the key of the browser and the IP address are theirs.
    without: ['client_key', 'user_ip'],
  },
  { name: 'fatura-bilgileri', table: 'billing_details', owner: 'user_id', key: 'user_id' },
];

/** The SQL condition that a row belongs to the user. */
export const isOf = ({ owner, through }: Exported, userId: string): RawBuilder<boolean> =>
  through === undefined
    ? sql`${sql.ref(owner)} = ${userId}`
    : sql`${sql.ref(owner)} IN (SELECT id FROM ${sql.table(through)} WHERE user_id = ${userId})`;

async function* rowsOf(
  db: Kysely<DB>,
  of: Exported,
  userId: string,
  without: readonly string[],
): AsyncGenerator<Record<string, unknown>> {
  const { ref, table } = { ref: sql.ref, table: sql.table(of.table) };
  let after: unknown = null;
  for (;;) {
    const from = after === null ? sql`true` : sql`${ref(of.key)} > ${after}`;
    const { rows } = await sql<Record<string, unknown>>`SELECT * FROM ${table}
      WHERE ${isOf(of, userId)} AND ${from} ORDER BY ${ref(of.key)}
      LIMIT ${of.table === 'stories' ? batch.stories : batch.rows}`.execute(db);
    for (const row of rows) {
      for (const column of without) delete row[column];
      yield row;
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last[of.key];
  }
}

/**
 * The rows of each exported table with the name of its file.
 * @param reader an administrator gets no writings and no IP addresses
 */
export function exportedTables(
  db: Kysely<DB>,
  userId: string,
  reader: 'owner' | 'administrator' = 'owner',
): [string, AsyncGenerator<unknown>][] {
  const tables = reader === 'owner' ? exported : exported.filter(({ writings }) => !writings);
  const addresses = reader === 'owner' ? [] : addressColumns;
  return tables.map((of) => [of.name, rowsOf(db, of, userId, [...(of.without ?? []), ...addresses])]);
}

/** Ids and titles of a user's stories, also of those in the bin; `storyText` reads the texts. */
export async function* ownStories(
  db: Kysely<DB>,
  userId: string,
): AsyncGenerator<{ id: string; title: string }> {
  let after: string | null = null;
  for (;;) {
    const rows: { id: string; title: string }[] = await db
      .selectFrom('stories')
      .select(['id', 'title'])
      .where('user_id', '=', userId)
      .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(batch.rows)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The text of a story; empty when it has been deleted meanwhile. */
export async function storyText(db: Kysely<DB>, id: string): Promise<string> {
  const story = await db.selectFrom('stories').select('content').where('id', '=', id).executeTakeFirst();
  return story?.content ?? '';
}
