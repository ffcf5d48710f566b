import { createContext } from 'react-router';
import type { Kept } from '#web/ui/kept-part.tsx';
import type { Api } from './api-client.ts';

/** The API called inside the server process, for loaders of public pages: no cookies, the same for everyone. */
export const apiContext = createContext<Api>();

/** A page that is rendered whole. */
interface Document {
  /** HTML that it shows as it is (web/ui/static-html.tsx). */
  html: string | null;
  /** Stands in the page for `bytes`: as `html`, where that is too long to be carried through the rendering. */
  mark: string;
  bytes?: readonly Uint8Array[];
  /** The page itself once it is rendered, with marks in the place of `parts`. */
  page?: string;
  parts?: Pick<Kept, 'whole' | 'pieces'> | null;
}

/** The page that is being rendered; null where only its data is asked for. */
export const documentContext = createContext<Document | null>(null);

/** Marks the scripts that we rendered ourselves, so that only they are allowed by the page's policy. */
export const nonceContext = createContext<string | null>(null);
