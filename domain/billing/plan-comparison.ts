import { exportFormatFacts, exportFormats, mayExport } from '../story/book/export-formats.ts';
import { formatPrice } from './money.ts';
import { type Plan, plans } from './plans.ts';
import { longestGeneration, planPeriod, storiesPerDay, storyCost } from './pricing.ts';

const numbers = new Intl.NumberFormat('tr-TR');

/** One line of the comparison: what, and how each plan that is shown has it. */
export interface ComparisonRow {
  name: string;
  /** Explains the line where its name alone says too little. */
  note?: string;
  free: string;
  pro: string;
}

const each = (tell: (plan: Plan) => string) => ({ free: tell(plans.free), pro: tell(plans.pro) });

function cost(plan: Plan): string {
  const { low, high } = storyCost(plan.id);
  return `${numbers.format(low)}–${numbers.format(high)} token`;
}

/** "Düz metin, Word, E-kitap": what stories can be taken out as. */
const formats = ({ id }: Plan): string =>
  exportFormats
    .filter((format) => mayExport(id, format))
    .map((format) => exportFormatFacts[format].name)
    .join(', ');

/** What a plan lets a text contain. */
function contentOf({ mayBeUncensored }: Plan, adultContent: boolean): string {
  if (!mayBeUncensored) return 'Yalnızca güvenli içerik';
  return adultContent ? 'Sansürsüz erişim' : 'Güvenli ve olgun içerik';
}

/** Days that a month is reckoned with where a plan gives tokens by the day only. */
const daysOfMonth = 30;

/** Tokens of a month: the guarantee where there is one, else the most that its days can give. */
function monthly({ monthlyGuaranteeTokens, dailyTokens }: Plan): string {
  return monthlyGuaranteeTokens === null
    ? `En çok ${numbers.format(dailyTokens * daysOfMonth)}: günde ${numbers.format(dailyTokens)}, ${daysOfMonth} gün`
    : `${numbers.format(monthlyGuaranteeTokens)} güvence`;
}

/**
 * The plans side by side, computed from the catalogue.
 * @param adultContent whether the operator has opened adult content: what is not there is no feature.
 */
export const planComparison = (adultContent: boolean): readonly ComparisonRow[] => [
  {
    name: 'Fiyat',
    note: 'KDV dâhildir.',
    free: formatPrice(plans.free.monthlyPriceKurus ?? 0),
    pro: `${formatPrice(plans.pro.monthlyPriceKurus ?? 0)} / ${planPeriod}`,
  },
  { name: 'Günlük token', ...each((plan) => numbers.format(plan.dailyTokens)) },
  {
    name: 'Aylık token',
    note: `${plans.pro.name} planında günlük token bittiğinde, güvencenin o ay kullanılmamış bölümünden yazılır.`,
    ...each(monthly),
  },
  {
    name: 'Bir hikâyenin bedeli',
    note: 'İki satırlık bir fikirle; kesin tutar her metnin altında yazar.',
    ...each(cost),
  },
  { name: 'Günde hikâye', ...each((plan) => `yaklaşık ${storiesPerDay(plan.id)}`) },
  {
    name: 'Hikâye uzunluğu',
    free: `Orta: yaklaşık ${numbers.format(longestGeneration('free'))} sözcük`,
    pro: `Uzun: yaklaşık ${numbers.format(longestGeneration('pro'))} sözcük`,
  },
  {
    name: 'Modelin çıktı sınırı',
    note: 'Modelin kendi token sayımıyla, tek seferde.',
    ...each((plan) => `${numbers.format(plan.outputCap.fresh)} token`),
  },
  {
    name: 'Hikâye sihirbazı',
    ...each((plan) => (plan.wizardPerDay === null ? 'Sınırsız' : `Günde ${plan.wizardPerDay} hikâye`)),
  },
  {
    name: 'İçerik',
    ...(adultContent && { note: 'Sansürsüz erişim için 18 yaşından büyük olduğunuzu bildirirsiniz.' }),
    ...each((plan) => contentOf(plan, adultContent)),
  },
  { name: 'Yapay zekâ modeli', free: 'Aynı model', pro: 'Aynı model' },
  { name: 'Dışa aktarma', ...each(formats) },
  { name: 'Destek', free: 'E-posta', pro: 'Öncelikli' },
];
