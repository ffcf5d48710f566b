import { createContext } from 'react';

/** When a page's app starts: `at-once`, when the browser is `idle`, or when the visitor has `touched` the page. */
export type AppStart = 'at-once' | 'idle' | 'touched';

/** The server's values for a page that it renders. */
export interface RenderedPage {
  /** Marks the scripts that the renderer wrote, so that the page's policy allows only them. */
  nonce: string | undefined;
  /** The notice above every page, as HTML; empty for none. */
  notice: string;
  appStart: AppStart;
  /** A placeholder in the page for `text`. */
  textMark: string;
  /** UTF-8 HTML that is too long for React: rendering ten million characters takes seconds. */
  text?: readonly Uint8Array[];
}

/** The page while the server renders it; undefined in a browser, which has these parts in the document. */
export const RenderedPageContext = createContext<RenderedPage | null>(null);
