import { createContext } from 'react';

/** When a page's app starts: `at-once`, when the browser is `idle`, or when the visitor has `touched` the page. */
export type AppStart = 'at-once' | 'idle' | 'touched';

/** What the server decides for a page that it renders. */
export interface RenderedPage {
  /** Marks the scripts that we rendered ourselves, so that only they are allowed by the page's policy. */
  nonce: string | undefined;
  /** The notice above every page, as HTML; empty where there is none. */
  notice: string;
  appStart: AppStart;
  /** Stands in the page for `text`. */
  textMark: string;
  /** HTML in UTF-8 that is too long to be rendered: carrying ten million characters through it takes seconds. */
  text?: readonly Uint8Array[];
}

/** The page while the server renders it. A browser takes these parts from the finished page: there it has no value. */
export const RenderedPageContext = createContext<RenderedPage | null>(null);
