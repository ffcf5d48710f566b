import { messages } from '#domain/messages.ts';
import { signUpTokens } from '#domain/plans.ts';
import { formatForecast } from '#web/features/generation/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { ChapterCost } from './use-chapter-cost.ts';

const numbers = new Intl.NumberFormat('tr-TR');

/** What the chapter will cost, before it is asked for; where the balance does not carry it, when tokens return. */
export function CostNote({ cost, isGuest }: { cost: ChapterCost; isGuest: boolean }) {
  const { forecast, tokens, tooFew, refill } = cost;
  if (!tooFew) {
    const all = forecast.low > tokens;
    return (
      <p className="text-sm text-ink-soft tabular-nums">
        Bu bölümün tahmini bedeli {formatForecast(forecast)}
        {all
          ? `; ${numbers.format(tokens)} tokeninizin tamamını harcar, fazlası alınmaz.`
          : `; ${numbers.format(tokens)} tokeniniz var.`}
      </p>
    );
  }
  if (isGuest) {
    return (
      <Banner
        tone="error"
        title={messages.generation.guestTrialUsedUp}
        action={<ButtonLink to="/kayit?next=%2Feditor">Kayıt ol</ButtonLink>}
      >
        Ücretsiz bir hesapla {signUpTokens} token ile devam edebilirsiniz; seçimleriniz bu tarayıcıda kalır.
      </Banner>
    );
  }
  return (
    <Banner tone="error" title={messages.generation.tooFewTokens}>
      {numbers.format(tokens)} tokeniniz kaldı. {refill} Seçimleriniz burada durur.
    </Banner>
  );
}
