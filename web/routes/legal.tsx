import { data } from 'react-router';
import { legalDocument, legalPaths } from '#domain/content/legal/legal-pages.ts';
import { slugify } from '#domain/turkish/index.ts';
import { LegalPage, type LegalPageData } from '#web/features/legal/legal-page.tsx';
import { pageMeta } from '#web/features/shell/page-meta.ts';
import { callApiInLoader } from '#web/lib/loader-api.ts';
import type { Route } from './+types/legal.ts';

/** The texts stay on the server: a page brings its own as data, none comes as JavaScript. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<LegalPageData> {
  const path = url.pathname;
  const [brand, { plans }] = await callApiInLoader(context, (api) =>
    Promise.all([api.site.brand(), api.site.status()]),
  );
  const document = legalDocument(path, brand, plans);
  if (!document) throw data(null, 404);
  return {
    ...document,
    path,
    sections: document.sections.map((section) => ({ ...section, id: slugify(section.heading) })),
    others: legalPaths
      .filter((other) => other !== path)
      .map((other) => ({ path: other, title: legalDocument(other, brand, plans)?.title ?? '' })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.title,
        description: loaderData.description,
        path: location.pathname,
      })
    : [];

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />;
}
