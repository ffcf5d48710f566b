import { type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { OwnScripts } from './own-scripts.ts';

/** What the web build's entry hands out beside its renderer (web/entry.server.tsx). */
interface WebEntry {
  apiContext: RouterContext<unknown>;
  nonceContext: RouterContext<string | null>;
  documentContext: RouterContext<{ html: string | null } | null>;
  inlineScripts: OwnScripts;
}

/** The entry of a build: its keys are the very objects that its loaders ask with. */
export function webEntry(build: ServerBuild): WebEntry {
  return build.entry.module as unknown as WebEntry;
}

/**
 * What loaders and the renderer are given for one page: the API, the marker of our own scripts, and, where the whole page
 * is rendered (`wants: 'document'`), the place for HTML that stands in it as it is.
 */
export function pageContext(
  build: ServerBuild,
  { api, marker, wants }: { api: unknown; marker: string; wants: 'document' | 'data' },
): RouterContextProvider {
  const { apiContext, nonceContext, documentContext } = webEntry(build);
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(nonceContext, marker);
  if (wants === 'document') context.set(documentContext, { html: null });
  return context;
}
