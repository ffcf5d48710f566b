import { type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { RenderedPage } from '#web/lib/rendered-page.ts';

/** Exports of the web build's entry besides its renderer (web/entry.server.tsx). */
interface WebEntry {
  apiContext: RouterContext<unknown>;
  documentContext: RouterContext<RenderedPage | null>;
}

/**
 * The context of loaders and renderer for one page: the API, and the document's settings (null when only data is
 * requested). The keys come from the build's entry, because loaders compare them by identity.
 */
export function pageContext(
  build: ServerBuild,
  { api, document }: { api: unknown; document: RenderedPage | null },
): RouterContextProvider {
  const { apiContext, documentContext } = build.entry.module as unknown as WebEntry;
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(documentContext, document);
  return context;
}
