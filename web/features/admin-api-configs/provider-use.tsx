import type { ApiConfig } from '#contract/api-configs.ts';
import { Badge } from '#web/ui/badge.tsx';

const numbers = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 6 });

/** Which place an AI configuration has, and whether its circuit breaker skips it. */
export function ProviderBadges({ config: { place, circuit } }: { config: ApiConfig }) {
  return (
    <>
      {place !== null && place > 1 && <Badge>{place}. sırada, yedek</Badge>}
      {circuit === 'open' && <Badge tone="danger">Art arda hata verdi, kısa süre atlanıyor</Badge>}
      {circuit === 'half-open' && <Badge tone="danger">Art arda hata verdi, yeniden denenecek</Badge>}
    </>
  );
}

/** Prices, limits and what was used today, as parts of one line; only those that exist. */
export function usageParts(config: ApiConfig): string[] {
  const { inputPrice, outputPrice, currency, maxStreams, running, dailyTokens, tokensToday } = config;
  const parts: string[] = [];
  if (inputPrice !== null && outputPrice !== null) {
    const prices = `girdi ${numbers.format(inputPrice)}, çıktı ${numbers.format(outputPrice)} ${currency}`;
    parts.push(`1 milyon token: ${prices}`);
  }
  if (maxStreams !== null) parts.push(`Şu an ${running} metin yazıyor, sınırı ${numbers.format(maxStreams)}`);
  if (dailyTokens !== null)
    parts.push(`Bugün ${numbers.format(tokensToday)} / ${numbers.format(dailyTokens)} token`);
  else if (tokensToday > 0) parts.push(`Bugün ${numbers.format(tokensToday)} token`);
  return parts;
}
