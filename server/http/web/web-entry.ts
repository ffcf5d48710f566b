import { type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { OwnScripts } from './own-scripts.ts';

/** What the web build's entry hands out beside its renderer (web/entry.server.tsx). */
interface WebEntry {
  apiContext: RouterContext<unknown>;
  nonceContext: RouterContext<string | null>;
  inlineScripts: OwnScripts;
}

/** The entry of a build: its keys are the very objects that its loaders ask with. */
export function webEntry(build: ServerBuild): WebEntry {
  return build.entry.module as unknown as WebEntry;
}

/** What loaders and the renderer are given for one page: the API, and the marker of our own scripts. */
export function pageContext(build: ServerBuild, api: unknown, marker: string): RouterContextProvider {
  const { apiContext, nonceContext } = webEntry(build);
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(nonceContext, marker);
  return context;
}
