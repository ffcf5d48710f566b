import { CircleUserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { IconButton } from '#web/ui/button.tsx';

/** The pages of an account besides the panel; the panel opens the named dialog. */
export const accountPages = [
  { to: '/editor', text: 'Editör' },
  { to: '/panel?ayar=odeme', text: 'Ödemelerim ve fatura bilgileri' },
  { to: '/panel?ayar=bildirim', text: 'Bildirim tercihleri' },
  { to: '/kullanim', text: 'Token kullanımı' },
  { to: '/guvenlik', text: 'Güvenlik ve veriler' },
  { to: '/panel/destek', text: 'Destek yazışmalarım' },
] as const;

/** A member's menu in the header. The browser's own popover opens and closes it, so public pages load no code for it. */
export function AccountMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the menu
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [location]);
  return (
    <>
      <IconButton label="Hesap menüsü" icon={<CircleUserRound />} popoverTarget="hesap-menusu" />
      <div
        ref={menu}
        id="hesap-menusu"
        popover="auto"
        className="inset-auto top-15 right-[max(1.25rem,calc((100vw-var(--container-page))/2+1.25rem))] m-0 min-w-64 rounded-lg border border-line bg-sheet p-1.5 text-ink shadow-float"
      >
        <nav aria-label="Hesap">
          <ul>
            {accountPages.map(({ to, text }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex min-h-target items-center rounded-md px-3.5 text-sm font-medium text-ink no-underline hover:bg-well"
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}
