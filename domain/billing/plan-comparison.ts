import { exportFormatFacts, exportFormats, mayExport } from '../story/book/export-formats.ts';
import { formatPrice } from './money.ts';
import { type PlanCatalogue, type PlanTerms, plans } from './plans.ts';
import { longestGeneration, pagesOf, planPeriod, storiesPerDay, storyCost } from './pricing.ts';

const numbers = new Intl.NumberFormat('tr-TR');

/** One row of the comparison, with the text of each shown plan. */
export interface ComparisonRow {
  name: string;
  /** An explanation below the name. */
  note?: string;
  free: string;
  pro: string;
}

function cost(terms: PlanTerms): string {
  const { low, high } = storyCost(terms);
  return `${numbers.format(low)}–${numbers.format(high)} token`;
}

/** The export formats of a plan: "Düz metin, Word, E-kitap". */
const formats = ({ plan }: PlanTerms): string =>
  exportFormats
    .filter((format) => mayExport(plan, format))
    .map((format) => exportFormatFacts[format].name)
    .join(', ');

/** The content that a plan allows. */
function contentOf({ plan }: PlanTerms, adultContent: boolean): string {
  if (!plans[plan].mayBeUncensored) return 'Yalnızca güvenli içerik';
  return adultContent ? 'Sansürsüz erişim' : 'Güvenli ve olgun içerik';
}

/** Days of a month for plans that give tokens per day only. */
const daysOfMonth = 30;

/** Tokens of a month: the guarantee, or the maximum of 30 days without one. */
function monthly({ monthlyGuaranteeTokens, dailyTokens }: PlanTerms): string {
  return monthlyGuaranteeTokens === null
    ? `En çok ${numbers.format(dailyTokens * daysOfMonth)}: günde ${numbers.format(dailyTokens)}, ${daysOfMonth} gün`
    : `${numbers.format(monthlyGuaranteeTokens)} güvence`;
}

/**
 * The comparison of the plans, computed from their terms.
 * @param adultContent whether the operator allows adult content; otherwise it is not mentioned
 */
export function planComparison(
  { free, pro }: PlanCatalogue,
  adultContent: boolean,
): readonly ComparisonRow[] {
  const each = (textOf: (terms: PlanTerms) => string) => ({ free: textOf(free), pro: textOf(pro) });
  return [
    {
      name: 'Fiyat',
      note: 'KDV dâhildir.',
      free: formatPrice(free.monthlyPriceKurus ?? 0),
      pro: `${formatPrice(pro.monthlyPriceKurus ?? 0)} / ${planPeriod}`,
    },
    { name: 'Günde hikâye', ...each((terms) => `yaklaşık ${storiesPerDay(terms)}`) },
    {
      name: 'Günde sayfa',
      note: 'Sayfa 250 sözcük sayılır.',
      ...each(({ dailyTokens }) => `yaklaşık ${pagesOf(dailyTokens)}`),
    },
    { name: 'Günlük token', ...each(({ dailyTokens }) => numbers.format(dailyTokens)) },
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
    {
      name: 'Hikâye uzunluğu',
      free: `Orta: yaklaşık ${numbers.format(longestGeneration(free))} sözcük`,
      pro: `Uzun: yaklaşık ${numbers.format(longestGeneration(pro))} sözcük`,
    },
    {
      name: 'Modelin çıktı sınırı',
      note: 'Modelin kendi token sayımıyla, tek seferde.',
      ...each(({ outputCap }) => `${numbers.format(outputCap.fresh)} token`),
    },
    {
      name: 'Hikâye sihirbazı',
      ...each(({ wizardPerDay }) => (wizardPerDay === null ? 'Sınırsız' : `Günde ${wizardPerDay} hikâye`)),
    },
    {
      name: 'İçerik',
      ...(adultContent && { note: 'Sansürsüz erişim için 18 yaşından büyük olduğunuzu bildirirsiniz.' }),
      ...each((terms) => contentOf(terms, adultContent)),
    },
    { name: 'Yapay zekâ modeli', free: 'Aynı model', pro: 'Aynı model' },
    { name: 'Dışa aktarma', ...each(formats) },
    { name: 'Destek', free: 'E-posta', pro: 'Öncelikli' },
  ];
}
