import { ChevronDown } from 'lucide-react';
import { storyCost } from '#domain/billing/pricing.ts';
import { storiesLeftShort, storiesLeftText } from '#domain/billing/stories-left.ts';
import { useSession, useTokenBalance } from '#web/features/session/index.ts';
import { useCatalogue } from '#web/lib/site-offers.ts';
import { Popover } from '#web/ui/popover.tsx';

const numbers = new Intl.NumberFormat('tr-TR');

/** The balance as a bare figure: of a paid plan, or a guest's trial. */
function Tokens({ tokens, total }: { tokens: number; total: number | null }) {
  return (
    <p className="text-sm tabular-nums">
      <span className="font-semibold">{numbers.format(tokens)}</span>
      <span className="text-ink-soft">{total === null ? ' token' : ` / ${total}`}</span>
    </p>
  );
}

/**
 * How many stories the balance pays for, with the exact tokens on demand. On a paid plan and for a guest it is the
 * balance itself. `short` is for a narrow place, such as the editor's header.
 */
export function BalanceNote({ look }: { look: 'sentence' | 'short' }) {
  const { viewer } = useSession();
  const { tokens, total } = useTokenBalance();
  const { free } = useCatalogue();
  const sentence = viewer && storiesLeftText(viewer);
  const text = viewer && look === 'short' ? storiesLeftShort(viewer) : sentence;
  if (text === null) return <Tokens tokens={tokens} total={total} />;
  const { low, high } = storyCost(viewer?.terms ?? free);
  return (
    <Popover
      title={`${numbers.format(tokens)} token`}
      className={
        look === 'short' ? 'text-sm font-semibold whitespace-nowrap tabular-nums' : 'font-serif text-xl'
      }
      trigger={
        <>
          {text}
          <span className="sr-only">: token olarak göster</span>
          <ChevronDown aria-hidden="true" className="ml-1 inline size-4 text-ink-soft" />
        </>
      }
    >
      {look === 'short' && <p>{sentence}.</p>}
      <p className="text-ink-soft tabular-nums">
        Bir paragraflık hikâye{' '}
        <span className="whitespace-nowrap">
          yaklaşık {low}–{high} token
        </span>{' '}
        harcar.
      </p>
    </Popover>
  );
}
