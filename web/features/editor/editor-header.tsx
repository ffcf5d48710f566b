import { ArrowLeft, CircleHelp } from 'lucide-react';
import { Link } from 'react-router';
import { CookieSettingsButton } from '#web/features/cookies/index.ts';
import { useTokenBalance } from '#web/features/session/index.ts';
import { IconButton } from '#web/ui/button.tsx';

/** Where the work stands: saved, kept in this browser, or neither yet. */
export type SavedState = 'blank' | 'saved' | 'kept' | 'at-risk' | 'saving';

const words: Record<SavedState, string> = {
  blank: '',
  saved: 'Kaydedildi',
  kept: 'Kaydedilmedi, bu tarayıcıda duruyor',
  'at-risk': 'Kaydedilmedi',
  saving: 'Kaydediliyor…',
};

/** The editor's own header: the way back, the token balance and where the work stands. */
export function EditorHeader({
  savedState,
  onShortcuts,
}: {
  savedState: SavedState;
  onShortcuts: () => void;
}) {
  const { tokens, total } = useTokenBalance();
  const balance = tokens.toLocaleString('tr-TR');
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 w-full max-w-page items-center gap-2 px-3 sm:px-5">
        <Link
          to="/panel"
          aria-label="Panele dön"
          title="Panele dön"
          className="inline-grid size-target shrink-0 place-items-center rounded-md text-ink-soft hover:bg-well hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        <h1 className="min-w-0 truncate text-xl">Hikaye Editörü</h1>
        <p className="ml-2 min-w-0 truncate text-sm text-ink-soft max-md:hidden">{words[savedState]}</p>
        <p className="ml-auto shrink-0 text-sm tabular-nums">
          <span className="font-semibold">{balance}</span>
          <span className="text-ink-soft">{total === null ? ' token' : ` / ${total}`}</span>
        </p>
        <CookieSettingsButton look="icon" className="max-lg:hidden" />
        <IconButton label="Kısayollar" icon={<CircleHelp aria-hidden="true" />} onClick={onShortcuts} />
      </div>
    </header>
  );
}
