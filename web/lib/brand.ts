import { createContext, use } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type Brand, defaultBrand } from '#domain/site/brand.ts';

/** A brand for the parts below it in place of the site's; the preview of the administration shows a draft by it. */
export const BrandContext = createContext<Brand | null>(null);

/** The part of the root's data (the loader of web/root.tsx) that is read here. */
type RootData = { brand: Brand } | undefined;

/** The brand that the document was rendered with; the default where it is unknown (an error of the root). */
export function useBrand(): Brand {
  const replaced = use(BrandContext);
  const root = useRouteLoaderData<RootData>('root');
  return replaced ?? root?.brand ?? defaultBrand;
}

/** The `matches` of a route's `meta`. */
export type PageMatches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The same brand in a route's `meta`, which is no component. */
export const brandOfPage = (matches: PageMatches): Brand =>
  (matches.find((match) => match?.id === 'root')?.loaderData as RootData)?.brand ?? defaultBrand;
