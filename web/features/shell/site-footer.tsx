import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBrand } from '#web/lib/brand.ts';
import { ThemeChoiceField } from './theme-choice.tsx';
import { Wordmark } from './wordmark.tsx';

const linkClasses =
  'inline-flex min-h-target items-center gap-2 text-sm text-ink no-underline hover:underline';

function Column({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <nav aria-label={title} className={wide ? 'col-span-full sm:col-span-1' : undefined}>
      <h2 className="mb-1 font-sans text-xs font-semibold tracking-wide text-ink-soft">{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

function To({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to} className={linkClasses}>
        {children}
      </Link>
    </li>
  );
}

/** The footer: links to existing pages, the choice of the theme, and the owner. */
export function SiteFooter({
  onCookieSettings,
}: {
  /** Given where no floating button opens the cookie preferences. */
  onCookieSettings: (() => void) | undefined;
}) {
  const brand = useBrand();
  const year = new Date().getFullYear();
  const mail = `mailto:${brand.email}`;
  return (
    <footer className="mt-auto print:hidden border-t border-line bg-well">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-8 gap-y-8 px-5 pt-10 pb-8 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full lg:col-span-1">
          <Wordmark />
          <p className="text-sm text-ink-soft">{brand.tagline}.</p>
        </div>
        <Column title="Ürün">
          <To to="/">Hikâye oluştur</To>
          <To to="/nasil-calisir">Nasıl çalışır?</To>
          <To to="/ornekler">Örnekler</To>
          <To to="/fiyatlandirma">Fiyatlandırma</To>
          <To to="/editor">Editör</To>
        </Column>
        <Column title="Şirket">
          <To to="/hakkimizda">Hakkımızda</To>
          <To to="/blog">Blog</To>
          <To to="/iletisim">İletişim</To>
          <To to="/erisilebilirlik">Erişilebilirlik</To>
          <To to="/site-haritasi">Site haritası</To>
        </Column>
        <Column title="Yasal" wide>
          <To to="/gizlilik-politikasi">Gizlilik politikası</To>
          <To to="/kullanim-kosullari">Kullanım koşulları</To>
          <To to="/kvkk">KVKK</To>
          <To to="/cerez-politikasi">Çerez politikası</To>
          <To to="/mesafeli-satis-sozlesmesi">Mesafeli satış sözleşmesi</To>
          <To to="/on-bilgilendirme-formu">Ön bilgilendirme formu</To>
          <To to="/iptal-ve-iade">İptal ve iade</To>
          {onCookieSettings && (
            <li>
              <button type="button" aria-haspopup="dialog" onClick={onCookieSettings} className={linkClasses}>
                Çerez tercihleri
              </button>
            </li>
          )}
        </Column>
      </div>
      <div className="mx-auto max-w-page px-5 pb-18 xl:pb-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-t border-line pt-6">
          <ThemeChoiceField />
          <div className="flex flex-wrap items-center gap-x-6 text-sm wrap-anywhere text-ink-soft">
            {brand.socialLinks.length > 0 && (
              <ul aria-label="Sosyal ağlarda biz" className="flex flex-wrap gap-x-6">
                {brand.socialLinks.map((address) => (
                  <li key={address}>
                    <a href={address} rel="me noopener" target="_blank" className={linkClasses}>
                      {new URL(address).hostname.replace(/^www\./, '')}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            <a href={mail} className={linkClasses}>
              {brand.email}
            </a>
            <p suppressHydrationWarning>
              © {year} {brand.name}, {brand.city}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}
