import { isRouteErrorResponse } from 'react-router';
import { messages } from '#domain/messages/index.ts';
import { nameInCase } from '#domain/site/name-in-case.ts';
import { saysOver18, sharePath } from '#domain/story/shares.ts';
import { storyName } from '#domain/story/story.ts';
import { AgeQuestion } from '#web/features/reading/age-question.tsx';
import { renderBookHtml } from '#web/features/reading/book-html.ts';
import { SharedError } from '#web/features/reading/shared-error.tsx';
import { SharedPage } from '#web/features/reading/shared-page.tsx';
import { fullTitle } from '#web/features/shell/page-meta.ts';
import { brandOfPage } from '#web/lib/brand.ts';
import { forceDocumentNavigation } from '#web/lib/force-document-navigation.ts';
import { callApiInLoader, type PageError } from '#web/lib/loader-api.ts';
import { documentContext } from '#web/lib/server-context.ts';
import type { Route } from './+types/shared-story.ts';

/** Rendered for each visitor; not cached and not indexed. */
export const handle = { unlisted: true };

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  // A document of its own also from inside the app: its headers are not those of other pages.
  forceDocumentNavigation(context, sharePath(token));
  const over18 = saysOver18(request.headers.get('cookie') ?? '') ? 'true' : 'false';
  const [found, { name }] = await callApiInLoader(context, (api) =>
    Promise.all([api.shares.read({ token, over18 }), api.site.brand()]),
  );
  if (found.kind === 'age') return found;
  const { content, ...story } = found;
  const { chapters, html } = await renderBookHtml(content);
  const document = context.get(documentContext);
  if (document) document.text = html;
  // Computed here, because the grammar would lengthen the page's JavaScript.
  return { ...story, chapters, atSite: nameInCase(name, 'loc').slice(name.length) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const brand = brandOfPage(matches);
  const hidden = { name: 'robots', content: 'noindex, nofollow, noarchive' };
  if (!loaderData) return [{ title: fullTitle('Bağlantı açılmıyor', brand) }, hidden];
  if (loaderData.kind === 'age' || loaderData.forAdults)
    return [{ title: fullTitle('Yetişkinlere yönelik bir hikâye', brand) }, hidden];
  return [
    { title: fullTitle(storyName(loaderData.title), brand) },
    hidden,
    { property: 'og:title', content: storyName(loaderData.title) },
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'tr_TR' },
  ];
};

export default function Page({ loaderData, params: { token } }: Route.ComponentProps) {
  if (loaderData.kind === 'age') return <AgeQuestion action={sharePath(token)} />;
  return <SharedPage story={loaderData} token={token} />;
}

const isPageError = (data: unknown): data is PageError =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string';

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error))
    return <SharedError title="Sayfa açılamadı" text={messages.request.unknown} />;
  if (error.status === 404)
    return <SharedError title="Burada okunacak bir şey yok" text={messages.shares.gone} />;
  return (
    <SharedError
      title="Sayfa açılamadı"
      text={isPageError(error.data) ? error.data.message : messages.request.unknown}
    />
  );
}
