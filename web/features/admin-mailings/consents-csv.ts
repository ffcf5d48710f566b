import type { MailConsent } from '#contract/mailings.ts';
import { consentSourceNames } from '#domain/account/mailings.ts';

/** İYS's codes of where a consent or a refusal came from: the site, or a mail. */
const sourceCodes: Readonly<Record<MailConsent['source'], string>> = {
  panel: 'HS_WEB',
  before_history: 'HS_WEB',
  account_deleted: 'HS_WEB',
  unsubscribe_link: 'HS_EPOSTA',
};

const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Istanbul',
});

/** Quotes a cell; one that a spreadsheet would calculate begins with an apostrophe. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The history of consents as a CSV file with the fields that İYS asks for (Istanbul time), and our own source. */
export function consentsCsv(consents: readonly MailConsent[]): string {
  const rows = consents.map(({ recipient, status, source, at }) =>
    [
      'EPOSTA',
      sourceCodes[source],
      recipient,
      'BIREYSEL',
      status,
      moment.format(new Date(at)),
      consentSourceNames[source],
    ]
      .map(cell)
      .join(';'),
  );
  const names = 'type;source;recipient;recipientType;status;consentDate;kaynak';
  return `\uFEFF${[names, ...rows].join('\r\n')}\r\n`;
}
