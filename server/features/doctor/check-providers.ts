import { AiError, createEnvironmentLink } from '#server/providers/ai/index.ts';
import { PaytrError, queryOrder } from '#server/providers/paytr/index.ts';
import { probeConfig, readConfigRows } from '../api-configs/index.ts';
import {
  type Check,
  type CheckContext,
  type Finding,
  failure,
  joinFindings,
  ok,
  skipped,
  warning,
} from './check.ts';

const activeRows = async ({ db }: CheckContext, isPaytr: boolean) =>
  (await readConfigRows(db)).filter((row) => row.is_active && (row.provider === 'paytr') === isPaytr);

const fixConfig = 'Yönetimdeki API sayfasında ya da ortam ayarlarında anahtarı, adresi ve modeli denetleyin.';

async function checkEnvironmentProvider({ env }: CheckContext, signal: AbortSignal): Promise<Finding[]> {
  const link = createEnvironmentLink(env);
  if (link === null) return [];
  const name = `Ortamdaki sağlayıcı (${env.ai?.provider})`;
  try {
    await link.writer.probe(signal);
    return [ok(`${name} yanıt verdi.`)];
  } catch (error) {
    return [failure(`${name}: ${error instanceof AiError ? error.message : 'yanıt vermedi.'}`, fixConfig)];
  } finally {
    await link.writer.close();
  }
}

/** Asks each enabled configuration for a word, at the same time. */
export const checkProviders: Check = async (context, signal) => {
  const rows = await activeRows(context, false);
  const stored = rows.map(async (row) => {
    const { ok: passed, message } = await probeConfig(row, context.env, signal);
    return passed ? ok(`${row.name} yanıt verdi.`) : failure(`${row.name}: ${message}`, fixConfig);
  });
  const [first, ...others] = [
    ...(await Promise.all(stored)),
    ...(await checkEnvironmentProvider(context, signal)),
  ];
  if (first) return joinFindings([first, ...others]);
  return context.env.storyteller
    ? warning('Sağlayıcı yok: hikâyeleri yerleşik anlatıcı yazıyor.', 'Bir yapay zekâ sağlayıcısı ekleyin.')
    : failure(
        'Sağlayıcı yok: hiçbir metin üretilemiyor.',
        'Yönetimdeki API sayfasından bir sağlayıcı ekleyin.',
      );
};

/** An order number that does not exist; PayTR answers so only when the signature is valid. */
const unknownOrder = 'yazihanedenetim';

const fixPaytr = 'Mağaza numarasını, anahtarı ve gizli anahtarı PayTR panelindekilerle karşılaştırın.';

export const checkPaytr: Check = async (context, signal) => {
  const [row] = await activeRows(context, true);
  if (row) {
    const { ok: passed, message } = await probeConfig(row, context.env, signal);
    return passed ? ok('PayTR mağaza bilgilerini kabul etti.') : failure(`PayTR: ${message}`, fixPaytr);
  }
  if (context.env.paytr === null)
    return skipped('PayTR bilgileri girilmedi: kartla ödeme kapalı.', 'Satış için PayTR bilgilerini girin.');
  try {
    await queryOrder(context.env.paytr, unknownOrder);
  } catch (error) {
    return error instanceof PaytrError && error.kind === 'refused'
      ? failure(`PayTR mağaza bilgilerini reddetti${error.code ? ` (hata ${error.code})` : ''}.`, fixPaytr)
      : failure(
          'PayTR yanıt vermedi.',
          'Sunucunun www.paytr.com adresine https ile çıkabildiğini denetleyin.',
        );
  }
  return context.env.paytr.testMode
    ? warning(
        'PayTR bilgileri kabul edildi, ama deneme kipi açık: para alınmıyor.',
        'PAYTR_TEST_MODE ayarını kapatın.',
      )
    : ok('PayTR mağaza bilgilerini kabul etti.');
};
