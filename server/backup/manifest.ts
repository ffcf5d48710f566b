import * as z from 'zod';

/** Raised when a reader of the format before could not read a backup any more. */
export const formatVersion = 1;

/** A table and the columns that are copied: all but the generated ones. */
const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
});
export type Table = z.infer<typeof tableSchema>;

/** The first file of a backup: what a restore must know before the rows. */
export const manifestSchema = z.object({
  kind: z.literal('yazihane-backup'),
  formatVersion: z.number().int(),
  appVersion: z.string(),
  createdAt: z.iso.datetime(),
  /** The last numbered migration; those up to it make the tables. */
  lastMigration: z.string(),
  /** The version of pg-boss' schema; null for a database without background jobs. */
  jobsVersion: z.number().int().nullable(),
  tables: z.array(tableSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

const sequenceSchema = z.object({ schema: z.string(), name: z.string(), last: z.string().regex(/^-?\d+$/) });
export type Sequence = z.infer<typeof sequenceSchema>;

/** The last file of a backup, whose presence says that the backup is whole. */
export const totalsSchema = z.object({
  /** Count and checksum of the rows by the table's name, such as `public.stories`. */
  tables: z.record(z.string(), z.object({ rows: z.number().int(), checksum: z.string() })),
  sequences: z.array(sequenceSchema),
});
export type Totals = z.infer<typeof totalsSchema>;
export type TableTotal = Totals['tables'][string];

/** Names of the files in a backup, in their order. */
export const fileNames = {
  manifest: 'manifest.json',
  keys: 'keys/',
  data: 'data/',
  totals: 'totals.json',
} as const;

/** The name of a table in messages, in the totals and in the paths of its files. */
export const tableKey = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${schema}.${name}`;
