import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { IconButton } from '#web/ui/button.tsx';
import { siteLinks } from './navigation.ts';

/** The phone's menu in a modal `dialog` element, which traps the focus and returns it on close. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the menu
  useEffect(() => dialog.current?.close(), [location]);
  return (
    <>
      <IconButton
        label="Menüyü aç"
        aria-haspopup="dialog"
        icon={<Menu />}
        onClick={() => dialog.current?.showModal()}
        className="-mr-2.5 lg:hidden"
      />
      <dialog
        ref={dialog}
        aria-label="Menü"
        closedby="any"
        className="m-0 ml-auto h-dvh max-h-none w-full max-w-sm border-l border-line bg-paper p-0 text-ink backdrop:bg-scrim"
      >
        <div className="flex min-h-full flex-col gap-6 px-5 pb-8">
          <div className="flex h-16 items-center justify-between">
            <p className="text-sm font-semibold text-ink-soft">Menü</p>
            <IconButton
              label="Menüyü kapat"
              icon={<X />}
              onClick={() => dialog.current?.close()}
              className="-mr-2.5"
            />
          </div>
          <nav aria-label="Site">
            <ul className="grid">
              {siteLinks.map(({ to, text }) => (
                <li key={to} className="border-t border-line last:border-b">
                  <Link
                    to={to}
                    className="flex min-h-14 items-center font-serif text-xl text-ink no-underline"
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-auto grid gap-6">{children}</div>
        </div>
      </dialog>
    </>
  );
}
