import { isRouteErrorResponse } from 'react-router';
import { ErrorState } from '#web/ui/error-state.tsx';

/** What is shown where a page could not be: 404, or a fault with a way to try again. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="mx-auto max-w-prose px-5 py-16">
      <ErrorState
        title={missing ? 'Sayfa bulunamadı' : 'Bir şeyler ters gitti'}
        message={missing ? 'Aradığınız sayfa taşınmış ya da hiç yazılmamış olabilir.' : 'Bir hata oluştu.'}
        onRetry={missing ? undefined : () => location.reload()}
      />
    </main>
  );
}
