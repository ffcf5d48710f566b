import { type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { OwnScripts } from './own-scripts.ts';

/** A part of a page; what many have in common is kept as bytes. */
export type PagePiece = string | Uint8Array;

/** What pages have in common, for which a rendered page has marks. */
export interface PageParts {
  /** A page with its parts in it. */
  whole(page: string): string;
  /** The same in pieces, its parts as bytes. */
  pieces(page: string): PagePiece[];
}

/** A page that is rendered whole: the place for HTML that stands in it as it is, and for the page itself. */
export interface PageDocument {
  html: string | null;
  /** Stands in the page for `bytes`, which are never rendered. */
  mark: string;
  bytes?: readonly Uint8Array[];
  page?: string;
  parts?: PageParts | null;
}

/** What the web build's entry hands out beside its renderer (web/entry.server.tsx). */
interface WebEntry {
  apiContext: RouterContext<unknown>;
  nonceContext: RouterContext<string | null>;
  documentContext: RouterContext<PageDocument | null>;
  inlineScripts: OwnScripts;
}

/** The entry of a build: its keys are the very objects that its loaders ask with. */
export function webEntry(build: ServerBuild): WebEntry {
  return build.entry.module as unknown as WebEntry;
}

/**
 * What loaders and the renderer are given for one page: the API, the marker of our own scripts, and, where the whole page
 * is rendered, the place for it (null where only its data is asked for).
 */
export function pageContext(
  build: ServerBuild,
  { api, marker, document }: { api: unknown; marker: string; document: PageDocument | null },
): RouterContextProvider {
  const { apiContext, nonceContext, documentContext } = webEntry(build);
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(nonceContext, marker);
  context.set(documentContext, document);
  return context;
}
