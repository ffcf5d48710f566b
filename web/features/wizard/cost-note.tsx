import { messages } from '#domain/messages/index.ts';
import { formatForecast, wholeBalanceText } from '#web/features/generation/index.ts';
import { ShortageNote } from '#web/features/token-shortage/index.ts';
import { useNewestTerms } from '#web/lib/newest-terms.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { ChapterCost } from './use-chapter-cost.ts';

const numbers = new Intl.NumberFormat('tr-TR');

/** The estimated cost of the chapter; when the balance is too small, the time of the next refill. */
export function CostNote({ id, cost, isGuest }: { id: string; cost: ChapterCost; isGuest: boolean }) {
  const { forecast, tokens, tooFew, shortage } = cost;
  const { free } = useNewestTerms();
  if (!tooFew) {
    return (
      <p className="text-sm text-ink-soft tabular-nums">
        Bu bölümün bedeli <span className="whitespace-nowrap">{formatForecast(forecast)}</span>.{' '}
        {forecast.low > tokens ? wholeBalanceText(tokens) : `${numbers.format(tokens)} tokeniniz var.`}
      </p>
    );
  }
  if (isGuest) {
    return (
      <Banner
        tone="accent"
        title={messages.generation.guestTrialUsedUp}
        action={<ButtonLink to="/kayit?next=%2Feditor">Kayıt ol</ButtonLink>}
      >
        Ücretsiz bir hesapla {numbers.format(free.dailyTokens)} token ile devam edebilirsiniz; seçimleriniz bu
        tarayıcıda kalır.
      </Banner>
    );
  }
  return (
    shortage && (
      <ShortageNote id={id} shortage={shortage}>
        Seçimleriniz burada durur; editörde kendiniz yazmaya devam edebilirsiniz.
      </ShortageNote>
    )
  );
}
