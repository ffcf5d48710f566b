import { ArrowLeft, CircleHelp, History } from 'lucide-react';
import { Link } from 'react-router';
import { CookieSettingsButton } from '#web/features/cookies/index.ts';
import { useTokenBalance } from '#web/features/session/index.ts';
import { IconButton } from '#web/ui/button.tsx';
import { SavedNote, type SavedNoteProps } from './saved-note.tsx';
import { useTelling } from './saved-telling.ts';

/** The editor's own header: the way back, the token balance and where the work stands. */
export function EditorHeader({
  savedState,
  onWayOut,
  onRevisions,
  onShortcuts,
}: SavedNoteProps & {
  onRevisions: () => void;
  onShortcuts: () => void;
}) {
  const { tokens, total } = useTokenBalance();
  const telling = useTelling(savedState);
  const balance = tokens.toLocaleString('tr-TR');
  return (
    <header data-quiet className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 w-full max-w-page items-center gap-2 px-3 sm:px-5">
        <Link
          to="/panel"
          aria-label="Panele dön"
          title="Panele dön"
          className="inline-grid size-target shrink-0 place-items-center rounded-md text-ink-soft hover:bg-well hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        <div className="flex min-w-0 items-baseline gap-x-3 max-md:flex-col">
          <h1 className="max-w-full truncate text-xl max-md:text-base">Hikaye Editörü</h1>
          <p
            aria-live={telling}
            className="max-w-full min-w-0 text-sm text-ink-soft max-md:line-clamp-2 max-md:text-xs max-md:leading-tight md:truncate"
          >
            <SavedNote savedState={savedState} onWayOut={onWayOut} />
          </p>
        </div>
        <p className="ml-auto shrink-0 text-sm tabular-nums">
          <span className="font-semibold">{balance}</span>
          <span className="text-ink-soft">{total === null ? ' token' : ` / ${total}`}</span>
        </p>
        <CookieSettingsButton look="icon" className="max-lg:hidden" />
        <IconButton label="Sürümler" icon={<History aria-hidden="true" />} onClick={onRevisions} />
        <IconButton label="Kısayollar" icon={<CircleHelp aria-hidden="true" />} onClick={onShortcuts} />
      </div>
    </header>
  );
}
