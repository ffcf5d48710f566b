import type { CostReport } from '#contract/costs.ts';

const lira = (kurus: number | null): string => (kurus === null ? '' : (kurus / 100).toFixed(2));

const columns: readonly { name: string; value: (day: CostReport['byDay'][number]) => string | number }[] = [
  { name: 'Gün', value: ({ day }) => day },
  { name: 'Satış (TL)', value: ({ soldKurus }) => lira(soldKurus) },
  { name: 'Ödeme', value: ({ soldPayments }) => soldPayments },
  { name: 'İade (TL)', value: ({ refundedKurus }) => lira(refundedKurus) },
  { name: 'İade edilen ödeme', value: ({ refundedPayments }) => refundedPayments },
  { name: 'Net gelir (TL)', value: ({ netKurus }) => lira(netKurus) },
  { name: 'Maliyet (USD)', value: ({ cost }) => cost.USD },
  { name: 'Maliyet (EUR)', value: ({ cost }) => cost.EUR },
  { name: 'Maliyet (TRY)', value: ({ cost }) => cost.TRY },
  { name: 'Toplam maliyet (TL)', value: ({ costKurus }) => lira(costKurus) },
  { name: 'Kalan (TL)', value: ({ marginKurus }) => lira(marginKurus) },
  { name: 'Metin', value: ({ texts }) => texts },
  { name: 'Çağrı', value: ({ calls }) => calls },
  { name: 'Başarısız çağrı', value: ({ failed }) => failed },
  { name: 'Fiyatı girilmemiş çağrı', value: ({ unpriced }) => unpriced },
  { name: 'Kullanımı bilinmeyen çağrı', value: ({ unmeasured }) => unmeasured },
  { name: 'Girdi tokeni', value: ({ inputTokens }) => inputTokens },
  { name: 'Önbellekten', value: ({ cachedTokens }) => cachedTokens },
  { name: 'Çıktı tokeni', value: ({ outputTokens }) => outputTokens },
  { name: 'Düşünme', value: ({ thinkingTokens }) => thinkingTokens },
];

/**
 * The days of a report as a CSV file that spreadsheets in Turkish open as a table: semicolons, decimal commas and a byte
 * order mark. All cells are dates and numbers of our own.
 */
export function reportCsv({ byDay }: CostReport): string {
  const rows = byDay.map((day) => columns.map(({ value }) => String(value(day)).replace('.', ',')));
  const lines = [columns.map(({ name }) => name), ...rows].map((cells) => cells.join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
