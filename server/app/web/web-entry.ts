import { type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { RenderedPage } from '#web/lib/rendered-page.ts';

/** What the web build's entry hands out beside its renderer (web/entry.server.tsx). */
interface WebEntry {
  apiContext: RouterContext<unknown>;
  documentContext: RouterContext<RenderedPage | null>;
}

/**
 * What loaders and the renderer are given for one page: the API, and what is decided for the whole page (null where only
 * its data is asked for). The keys come from the build's entry: they are the very objects that its loaders ask with.
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
