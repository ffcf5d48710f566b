import type { ReactNode } from 'react';
import { shareImageSize } from '#domain/site/share-image.ts';
import { brandOf } from '#domain/site/site-identity.ts';
import { SiteFooter, Wordmark } from '#web/features/shell/index.ts';
import { BrandContext } from '#web/lib/brand.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { fieldsOf, type IdentityDraft } from './identity-draft.ts';
import type { useIdentity } from './use-identity.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** A part of the site as a picture: it can't be used. */
function Picture({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="img" aria-label={label} className="overflow-hidden rounded-md border border-line bg-paper">
      <div inert>{children}</div>
    </div>
  );
}

/** Valid addresses only, because the footer shows their host. */
const previewFields = (draft: IdentityDraft) => {
  const fields = fieldsOf(draft);
  return { ...fields, socialLinks: fields.socialLinks.filter((address) => URL.canParse(address)) };
};

/** How header, footer, a mail and the share image look with the draft. The server makes the last two on request. */
export function IdentityPreview({
  draft,
  preview: { data, pending, outdated, error, make },
}: Pick<ReturnType<typeof useIdentity>, 'draft' | 'preview'>) {
  const brand = brandOf(previewFields(draft), 0);
  return (
    <section aria-labelledby="kimlik-onizleme" className="grid gap-5">
      <h2 id="kimlik-onizleme" className="text-2xl">
        Önizleme
      </h2>
      <BrandContext value={brand}>
        <Part title="Üst ve alt bölüm">
          <Picture label={`Sayfaların üst ve alt bölümü: ${brand.name}`}>
            <div className="border-b border-line px-5 py-1">
              <Wordmark />
            </div>
            <SiteFooter onCookieSettings={undefined} />
          </Picture>
        </Part>
      </BrandContext>
      <div className="grid gap-2">
        <div>
          <Button onClick={make} loading={pending} loadingText="Hazırlanıyor…">
            Postayı ve paylaşım görselini hazırla
          </Button>
        </div>
        <p role="status" className="text-sm text-ink-soft">
          {data && outdated
            ? 'Önizlemeden sonra alanları değiştirdiniz; yeniden hazırlayın.'
            : 'Kaydetmeden bakabilirsiniz; kimseye posta gitmez.'}
        </p>
      </div>
      {error && <Banner tone="error">{error}</Banner>}
      {data && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Part title="Örnek posta">
            <p className="text-sm text-ink-soft wrap-anywhere">
              Gönderen: {data.mail.from}
              <br />
              Konu: {data.mail.subject}
            </p>
            <iframe
              title="Örnek posta"
              sandbox=""
              srcDoc={data.mail.html}
              className="h-120 w-full rounded-md border border-line bg-white"
            />
          </Part>
          <Part title="Paylaşım görseli">
            <img
              src={`data:image/png;base64,${data.shareImage}`}
              alt={`Paylaşım görseli: ${brand.name}`}
              {...shareImageSize}
              className="h-auto w-full rounded-md border border-line"
            />
          </Part>
        </div>
      )}
    </section>
  );
}
