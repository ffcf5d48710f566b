import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { priceCurrencies, type TokenPrices } from '#domain/generation/ai-cost.ts';
import { loadEnv } from '../load-env.ts';
import { createStoryteller, createStoryWriter, type StoryWriter } from '../providers/ai/index.ts';
import { keepTrial } from './keep-trials.ts';
import { loadDictionary } from './load-dictionary.ts';
import { runTrial, trialEstimate } from './run-trial.ts';
import { trialTasks } from './trial-tasks.ts';

const usage = `npm run try-model -- [seçenekler]
  --storyteller          Yerel anlatıcıyı dener
  --url ADRES            bir sunucuyu dener (OpenAI biçimi); --model gerekir, anahtar AI_API_KEY ile verilir
  --model AD             modelin adı
  --prices GİRDİ,ÇIKTI,BİRİM   milyon token fiyatı, örneğin 0.3,1.2,USD; tutar bununla hesaplanır
  --budget TUTAR         bu tutar harcanınca durur
  --tasks SAYI           yalnızca ilk görevler
  --yes                  tutarı sormadan başlar
Seçenek verilmezse ortamdaki sağlayıcı (AI_PROVIDER) denenir. Sonuçlar DATA_DIR/model-trials içinde saklanır.`;

const { values } = parseArgs({
  options: {
    storyteller: { type: 'boolean', default: false },
    url: { type: 'string' },
    model: { type: 'string' },
    prices: { type: 'string' },
    budget: { type: 'string' },
    tasks: { type: 'string' },
    yes: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function readPrices(text: string | undefined): TokenPrices | null {
  if (text === undefined) return null;
  const [input, output, currency] = text.split(',');
  const known = priceCurrencies.find((name) => name === currency);
  if (!known || !(Number(input) >= 0) || !(Number(output) >= 0))
    throw new Error(`Fiyat anlaşılmadı: ${text}`);
  return { input: Number(input), output: Number(output), cached: null, currency: known };
}

/** The environment, in which `--url` and `--model` take the place of its provider. */
function readEnv() {
  const { url, model } = values;
  if (url === undefined) return loadEnv(process.env);
  if (model === undefined) throw new Error('--url ile birlikte --model gerekir.');
  return loadEnv({ ...process.env, AI_PROVIDER: 'other', AI_BASE_URL: url, AI_MODEL: model });
}

function chooseWriter(): StoryWriter | null {
  const env = readEnv();
  if (values.storyteller)
    return createStoryteller({ ...env, storyteller: true, storytellerWordsPerSecond: 'instant' });
  return env.ai === null ? null : createStoryWriter(env);
}

/** Whether the trial may begin: its highest price is shown before. */
async function confirm(prices: TokenPrices | null, count: number): Promise<boolean> {
  const most = prices
    ? `${trialEstimate(prices, trialTasks.slice(0, count)).toFixed(4)} ${prices.currency}`
    : null;
  console.log(
    `${count} görev yazdırılacak. ${most ? `En çok ${most} tutar.` : 'Fiyat verilmedi (--prices); tutar bilinmiyor.'}`,
  );
  if (values.yes || values.storyteller) return true;
  if (!process.stdin.isTTY) throw new Error('Başlatmak için --yes gerekir.');
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question('Başlasın mı? (e/h) ');
  asking.close();
  return /^e/iu.test(answer.trim());
}

async function main(): Promise<void> {
  if (values.help) return console.log(usage);
  const writer = chooseWriter();
  if (!writer) throw new Error(`Denenecek bir model yok.\n${usage}`);
  const prices = readPrices(values.prices);
  const tasks = trialTasks.slice(0, Number(values.tasks ?? trialTasks.length));
  if (!(await confirm(prices, tasks.length))) return;
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const trial = await runTrial({
    writer,
    prices,
    tasks,
    signal: stop.signal,
    budget: values.budget === undefined ? null : Number(values.budget),
    isKnown: await loadDictionary(),
    onText: ({ task, marks, error, wholeMs }, done, of) =>
      console.log(
        `${done}/${of} ${task}: ${error ?? `${marks?.words ?? 0} sözcük`}, ${(wholeMs / 1_000).toFixed(1)} sn`,
      ),
  });
  await writer.close?.();
  if (trial.texts.length === 0) return console.log('Durduruldu; saklanacak metin yok.');
  const page = keepTrial(join(resolve(process.env.DATA_DIR?.trim() || '.data'), 'model-trials'), trial);
  console.log(`Okumak ve karşılaştırmak için: ${page}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
