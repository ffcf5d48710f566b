import { isRouteErrorResponse } from 'react-router';
import { deletePersistedQueries } from '#web/features/cache/index.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

const missingPage = {
  code: '404',
  title: 'Bu sayfa yazılmamış.',
  text: 'Aradığınız sayfa taşınmış, silinmiş ya da hiç yazılmamış olabilir. Adresi bir kez daha kontrol edin.',
};
const brokenPage = {
  code: '500',
  title: 'Burada bir şey ters gitti.',
  text: 'Sayfayı gösterirken bir hata oluştu. Kaydettiğiniz metinler yerinde duruyor; sayfayı yeniden deneyin.',
};

const unreachedPage = {
  code: 'Bağlantı',
  title: 'Sayfa yüklenemedi.',
  text: 'Bağlantınız kopmuş ya da site bu arada yenilenmiş olabilir. Kaydettiğiniz metinler yerinde duruyor; birazdan yeniden deneyin.',
};

/** Matches the browsers' errors of a script that failed to load. */
const scriptLoadError = /dynamically imported module|importing a module script/i;

/** Reloads the page without the persisted queries, which may have caused the error. */
function retry(): void {
  void deletePersistedQueries()
    .catch(() => {})
    .then(() => location.reload());
}

/** The page of an error: an unknown address, or a failure with a button to retry. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const unreached = error instanceof TypeError && scriptLoadError.test(error.message);
  const { code, title, text } = missing ? missingPage : unreached ? unreachedPage : brokenPage;
  return (
    <main className="mx-auto grid max-w-page justify-items-start gap-5 px-5 py-20 sm:py-28">
      <title>{title}</title>
      <p className="font-serif text-2xl text-accent">{code}</p>
      <h1 className="max-w-2xl text-display">{title}</h1>
      <p className="max-w-prose text-lg text-ink-soft">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {missing ? (
          <Button
            variant="secondary"
            className="order-2"
            onClick={() => (history.length > 1 ? history.back() : location.assign('/'))}
          >
            Geri dön
          </Button>
        ) : (
          <Button variant="primary" onClick={retry}>
            Tekrar dene
          </Button>
        )}
        <ButtonLink to="/" variant={missing ? 'primary' : 'secondary'}>
          Ana sayfaya dön
        </ButtonLink>
      </div>
    </main>
  );
}
