import { expect, it } from 'vitest';
import { consentsCsv } from './consents-csv.ts';

it('has İYS’s fields in Istanbul time, and no cell that a spreadsheet calculates', () => {
  const at = '2026-11-28T21:30:05.000Z';
  const file = consentsCsv([
    { recipient: 'ayse@ornek.com', kind: 'product_news', status: 'ONAY', source: 'panel', at },
    { recipient: '=cmd"@ornek.com', kind: 'product_news', status: 'RET', source: 'unsubscribe_link', at },
  ]);
  expect(file).toBe(
    '\uFEFFtype;source;recipient;recipientType;status;consentDate;kaynak\r\n' +
      '"EPOSTA";"HS_WEB";"ayse@ornek.com";"BIREYSEL";"ONAY";"2026-11-29 00:30:05";"Bildirim tercihleri"\r\n' +
      '"EPOSTA";"HS_EPOSTA";"\'=cmd""@ornek.com";"BIREYSEL";"RET";"2026-11-29 00:30:05";"Postadaki bağlantı"\r\n',
  );
});
