import { expect, test } from 'vitest';
import { readAudit } from '../../scripts/lib/audit-report.mjs';

const report = (total: number, vulnerabilities = {}) =>
  JSON.stringify({ metadata: { vulnerabilities: { total } }, vulnerabilities });

test('lets a release follow when no vulnerability is known', () => {
  expect(readAudit(report(0))).toEqual({ ok: true, text: 'Üretim paketlerinde bilinen açık yok.' });
});

test('names vulnerable packages and stops the release', () => {
  const { ok, text } = readAudit(report(1, { paket: { name: 'paket', severity: 'high' } }));
  expect([ok, text]).toEqual([false, expect.stringContaining('  paket: high')]);
});

test('says that the registry has no audit endpoint, without stopping the release', () => {
  const { ok, text } = readAudit(JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }));
  expect([ok, text]).toEqual([true, expect.stringMatching(/^UYARI: bu paket kaydı npm audit sunmuyor/)]);
});

test('stops the release when the registry could not be asked', () => {
  expect(readAudit(JSON.stringify({ message: 'connect ECONNREFUSED' }))).toEqual({
    ok: false,
    text: 'npm audit yapılamadı: connect ECONNREFUSED',
  });
  expect(readAudit('').ok).toBe(false);
});
