import type { Kysely } from 'kysely';
import type { acceptedDocuments } from '#contract/invoices.ts';
import { timeZone } from '#domain/time/time.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { typeset } from '../documents/index.ts';
import type { InvoiceRow } from './invoice-row.ts';

export type AcceptedDocument = (typeof acceptedDocuments)[number];

const template = new URL('./accepted-document.typ', import.meta.url);
const moment = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'medium', timeZone });

/** The names of the files. */
export const documentNames: Readonly<Record<AcceptedDocument, string>> = {
  'pre-information': 'on-bilgilendirme-formu',
  contract: 'mesafeli-satis-sozlesmesi',
};

interface Accepted {
  preInformation: string;
  contract: string;
  version: string;
  acceptedAt: Date;
}

/** The texts that were accepted for the sale of an invoice; null for a payment from before they were stored. */
export async function readAccepted(db: Kysely<DB>, row: InvoiceRow): Promise<Accepted | null> {
  const columns = ['pre_information', 'contract_text', 'documents_version', 'documents_accepted_at'] as const;
  const found =
    row.intent_id !== null
      ? await db
          .selectFrom('payment_intents')
          .select(columns)
          .where('id', '=', row.intent_id)
          .executeTakeFirst()
      : row.membership_payment_id !== null
        ? await db
            .selectFrom('membership_payments')
            .select(columns)
            .where('id', '=', row.membership_payment_id)
            .executeTakeFirst()
        : undefined;
  if (!found?.pre_information || !found.contract_text || !found.documents_version) return null;
  if (!found.documents_accepted_at) return null;
  return {
    preInformation: found.pre_information,
    contract: found.contract_text,
    version: found.documents_version,
    acceptedAt: found.documents_accepted_at,
  };
}

/** Splits the stored text (`sales-texts.ts`) into its title, version and sections; nothing is left out. */
export function splitStored(text: string): {
  title: string;
  version: string;
  sections: [heading: string, paragraphs: string[]][];
} {
  const [head = '', ...parts] = text.trim().split(/\n\n/);
  const [title = '', ...version] = head.split('\n');
  const body = parts.join('\n\n');
  return {
    title,
    version: version.join(' '),
    sections:
      body === ''
        ? []
        : body.split('\n\n\n').map((part): [string, string[]] => {
            const [heading = '', ...paragraphs] = part.split('\n\n');
            return paragraphs.length === 0 ? ['', [heading]] : [heading, paragraphs];
          }),
  };
}

/** Writes an accepted document as PDF, with the moment of its acceptance. */
export function writeAccepted(
  accepted: Accepted,
  document: AcceptedDocument,
  reference: string,
): Promise<Buffer> {
  const { title, version, sections } = splitStored(
    document === 'contract' ? accepted.contract : accepted.preInformation,
  );
  return typeset(template, {
    title,
    facts: [
      ...(version === '' ? [] : [version]),
      `Onaylanan sürüm: ${accepted.version}. Onay anı: ${moment.format(accepted.acceptedAt)}.`,
    ],
    footer: `Sipariş / işlem numarası: ${reference}`,
    sections,
  });
}
