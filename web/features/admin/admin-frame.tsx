import { ArrowLeft, LogOut, Menu, RefreshCw } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { CookieSettingsButton } from '#web/features/cookies/index.ts';
import { SkipLink, useSignOut, Wordmark } from '#web/features/shell/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { AdminSearch, SearchButton } from './admin-search.tsx';
import { adminSections } from './admin-sections.ts';
import { useAdminRefresh } from './use-admin-refresh.ts';

const lineClasses =
  'flex min-h-target w-full items-center gap-3 rounded-md px-3 text-sm font-medium text-ink no-underline hover:bg-sheet aria-[current=page]:bg-sheet aria-[current=page]:font-semibold [&_svg]:size-[1.125rem] [&_svg]:shrink-0';

/**
 * The layout of administration pages (docs/product/administration.md): a sidebar on a wide screen, a collapsible menu
 * on a phone, a link to the site.
 */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { leave, pending, error, forget } = useSignOut();
  const { refresh, refreshing, refreshError, forget: forgetRefresh } = useAdminRefresh();
  const [open, setOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const menu = useId();
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      <AdminSearch open={searching} onOpenChange={setSearching} />
      <header className="border-line max-lg:border-b lg:border-r lg:bg-well">
        <div className="flex flex-col lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto">
          <div className="flex h-16 items-center justify-between px-5">
            <div className="flex min-w-0 items-baseline gap-2.5">
              <Wordmark />
              <span className="text-sm text-ink-soft max-sm:sr-only">Yönetim</span>
            </div>
            <div className="flex items-center gap-1 lg:hidden">
              <SearchButton onOpen={() => setSearching(true)} className="px-3" />
              <Button
                variant="quiet"
                icon={<Menu aria-hidden="true" />}
                aria-expanded={open}
                aria-controls={menu}
                onClick={() => setOpen(!open)}
                className="-mr-3 px-3 lg:hidden"
              >
                Menü
              </Button>
            </div>
          </div>
          <div className="px-3 pb-4 max-lg:hidden">
            <SearchButton onOpen={() => setSearching(true)} className="w-full justify-start" />
          </div>
          <div
            id={menu}
            className={`${open ? 'flex' : 'max-lg:hidden'} flex-1 flex-col gap-6 px-3 pb-4 lg:flex lg:pt-2`}
          >
            <nav aria-label="Yönetim">
              <ul className="grid gap-1">
                {adminSections.map(({ to, text, Icon }) => (
                  <li key={to}>
                    <NavLink
                      to={to}
                      end={to === '/admin'}
                      onClick={() => setOpen(false)}
                      className={lineClasses}
                    >
                      <Icon aria-hidden="true" />
                      {text}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="mt-auto grid gap-1">
              <Button
                variant="quiet"
                fullWidth
                icon={<RefreshCw aria-hidden="true" />}
                loading={refreshing}
                loadingText="Yenileniyor…"
                onClick={refresh}
                className="justify-start gap-3 pl-3 font-medium"
              >
                Verileri tazele
              </Button>
              <Link to="/panel" className={lineClasses}>
                <ArrowLeft aria-hidden="true" />
                Panelime dön
              </Link>
              <CookieSettingsButton look="line" className="justify-start gap-3 pl-3 font-medium" />
              <Button
                variant="quiet"
                fullWidth
                icon={<LogOut aria-hidden="true" />}
                loading={pending}
                onClick={leave}
                className="justify-start gap-3 pl-3 font-medium"
              >
                Çıkış Yap
              </Button>
            </div>
          </div>
        </div>
      </header>
      <div id="icerik" tabIndex={-1} className="flex-1 outline-none">
        {refreshError && (
          <div className="px-5 pt-5">
            <Banner tone="error" onDismiss={forgetRefresh}>
              {refreshError}
            </Banner>
          </div>
        )}
        {error && (
          <div className="px-5 pt-5">
            <Banner tone="error" onDismiss={forget}>
              {error}
            </Banner>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
