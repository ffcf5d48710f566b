import { useEffect } from 'react';
import type { Balance } from '#contract/tokens.ts';
import type { PlanCatalogue } from '#domain/billing/plans.ts';
import { minimumToGenerate } from '#domain/billing/tokens.ts';
import { firstTokensTomorrowText, signUpTokensWaitText } from '#domain/billing/welcome-gift.ts';
import { messages } from '#domain/messages/index.ts';
import { setTokens, useSession } from '#web/features/session/index.ts';
import { BalanceNote } from '#web/features/usage/index.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { useCatalogue } from '#web/lib/site-offers.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { Figure, PanelCard, PartFailed, PartLoading } from './panel-card.tsx';
import { useOverview } from './use-overview.ts';

const numbers = new Intl.NumberFormat('tr-TR');

function refillText(
  { nextRefillAt, dailyAllowance, firstTokensTomorrow }: Balance,
  signUpTokensWait: boolean,
  { free }: PlanCatalogue,
): string {
  if (firstTokensTomorrow) return firstTokensTomorrowText(free.dailyTokens);
  if (signUpTokensWait) return signUpTokensWaitText(free.dailyTokens);
  return nextRefillAt
    ? `${formatMoment(nextRefillAt)} itibarıyla bakiyeniz en az ${numbers.format(dailyAllowance)} tokene tamamlanır.`
    : 'Günlük yenileme, doğrulanmış bir e-posta adresiyle başlar.';
}

function monthText({ usedThisMonth, monthlyGuarantee }: Balance): string {
  const used = `Bu ay ${numbers.format(usedThisMonth)} token kullandınız`;
  return monthlyGuarantee === null
    ? `${used}.`
    : `${used}; aylık güvenceniz ${numbers.format(monthlyGuarantee)} token.`;
}

/** Remaining tokens, on the free plan as stories, the next refill, and this month's use. */
export function TokenCard() {
  const title = 'Kalan token';
  const { viewer } = useSession();
  const catalogue = useCatalogue();
  const { value, faultText, retry, retrying } = useOverview('balance', messages.tokens.loadFailed);
  const tokens = value?.tokens;
  useEffect(() => {
    if (tokens !== undefined) setTokens(tokens);
  }, [tokens]);
  return (
    <PanelCard title={title}>
      {value === undefined ? (
        <PartLoading label="Token bilgileri yükleniyor…" lines={3} />
      ) : value === null ? (
        <PartFailed part={title} text={faultText} onRetry={retry} retrying={retrying} />
      ) : (
        <>
          {value.plan === 'free' ? (
            <BalanceNote look="sentence" />
          ) : (
            <Figure>{numbers.format(value.tokens)}</Figure>
          )}
          {value.tokens < minimumToGenerate && (
            <p className="text-sm">Yeni bir metin için en az {minimumToGenerate} token gerekir.</p>
          )}
          <p className="text-sm text-ink-soft">
            {refillText(value, viewer?.signUpTokensWait === true, catalogue)}
          </p>
          <p className="text-sm text-ink-soft tabular-nums">{monthText(value)}</p>
          <TextLink to="/kullanim" className="text-sm">
            Kullanım ayrıntıları
          </TextLink>
        </>
      )}
    </PanelCard>
  );
}
