import { Crown, Feather } from 'lucide-react';
import { signUpTokensWaitText } from '#domain/billing/welcome-gift.ts';
import { useSession, useTokenBalance } from '#web/features/session/index.ts';
import { useSiteOffers } from '#web/lib/site-offers.ts';

const numbers = new Intl.NumberFormat('tr-TR');

/** The balance in the header: an account's tokens (with a crown for pro), or a guest's remaining and total trial. */
export function TokenPill() {
  const { viewer } = useSession();
  const { tokens, total, plan } = useTokenBalance();
  const { guestTrial, plans } = useSiteOffers();
  return (
    <p
      // Without a trial a visitor has no balance.
      data-for={guestTrial || viewer ? undefined : 'member'}
      className="inline-flex h-9 items-center gap-1.5 rounded-full border border-line bg-sheet pr-3 pl-2.5 text-sm font-semibold tabular-nums"
    >
      {plan === 'pro' ? (
        <Crown role="img" aria-label="Profesyonel plan" className="size-[1.125rem] text-accent" />
      ) : (
        <Feather aria-hidden="true" className="size-[1.125rem] text-accent" />
      )}
      <span className="whitespace-nowrap" data-testid="token-balance">
        <span className="sr-only">Token: </span>
        {/* A minimum width avoids a layout shift when the figure arrives. */}
        {viewer ? (
          <span
            className="inline-block min-w-[3.25rem] text-center"
            title={viewer.signUpTokensWait ? signUpTokensWaitText(plans.free.dailyTokens) : undefined}
          >
            {numbers.format(tokens)}
          </span>
        ) : (
          <>
            {guestTrial && (
              <span data-for="visitor" className="inline-block min-w-[4.25rem] text-center">
                {`${tokens} / ${total}`}
              </span>
            )}
            <span data-for="member" aria-hidden="true" className="inline-block min-w-[3.25rem] text-center">
              …
            </span>
          </>
        )}
      </span>
    </p>
  );
}
