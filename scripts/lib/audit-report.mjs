/** Answers of registries that do not offer `npm audit`. */
const noEndpoint = [404, 405, 410, 501];

/**
 * Reads the JSON of `npm audit`.
 * @param {string} json
 * @returns {{ ok: boolean, text: string }} whether a release may follow, and what to tell
 */
export function readAudit(json) {
  let report;
  try {
    report = JSON.parse(json);
  } catch {
    return { ok: false, text: 'npm audit anlaşılır bir yanıt vermedi.' };
  }
  if (noEndpoint.includes(report.statusCode))
    return {
      ok: true,
      text: 'UYARI: bu paket kaydı npm audit sunmuyor; bilinen açıklar denetlenmedi. Denetimi sunan bir kayıtla yineleyin.',
    };
  const found = report.metadata?.vulnerabilities;
  if (!found) return { ok: false, text: `npm audit yapılamadı: ${report.message ?? 'nedeni bilinmiyor'}` };
  if (found.total === 0) return { ok: true, text: 'Üretim paketlerinde bilinen açık yok.' };
  const names = Object.values(report.vulnerabilities ?? {}).map(
    ({ name, severity }) => `  ${name}: ${severity}`,
  );
  return { ok: false, text: [`Üretim paketlerinde bilinen açık: ${found.total}`, ...names].join('\n') };
}
