import { expect, test } from 'vitest';
import type { CostBalance, CostReport } from '#contract/costs.ts';
import { reportCsv } from './report-csv.ts';

const nothing: CostBalance = {
  ...{ soldKurus: 0, soldPayments: 0, refundedKurus: 0, refundedPayments: 0, netKurus: 0 },
  ...{ calls: 0, texts: 0, failed: 0, fallbacks: 0, unpriced: 0, unmeasured: 0 },
  ...{ inputTokens: 0, cachedTokens: 0, outputTokens: 0, thinkingTokens: 0 },
  cost: { USD: 0, EUR: 0, TRY: 0 },
  costKurus: 0,
  marginKurus: 0,
};

test('writes a line for each day, with decimal commas and empty cells for unknown amounts', () => {
  const day = {
    ...nothing,
    day: '2026-05-10',
    soldKurus: 2_000_050,
    netKurus: 2_000_050,
    cost: { USD: 0.012345, EUR: 0, TRY: 0 },
    costKurus: null,
    marginKurus: null,
  };
  const report: CostReport = {
    ...{ from: day.day, to: day.day, rates: [], byPlan: [], byModel: [], byProvider: [] },
    total: day,
    byDay: [day],
  };
  const [head = '', line, end] = reportCsv(report).split('\r\n');
  expect(head).toMatch(/^\uFEFFGün;Satış \(TL\);Ödeme;/);
  expect(line).toBe('2026-05-10;20000,50;0;0,00;0;20000,50;0,012345;0;0;;;0;0;0;0;0;0;0;0;0');
  expect(line?.split(';').length).toBe(head.split(';').length);
  expect(end).toBe('');
});
