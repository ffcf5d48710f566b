import { createContext } from 'react-router';
import type { Api } from './api-client.ts';

/** The API called inside the server process, for loaders of public pages: no cookies, the same for everyone. */
export const apiContext = createContext<Api>();

/**
 * A page that is rendered whole, with room for HTML that it shows as it is (web/ui/static-html.tsx); null where only the
 * data of a page is asked for.
 */
export const documentContext = createContext<{ html: string | null } | null>(null);

/** Marks the scripts that we rendered ourselves, so that only they are allowed by the page's policy. */
export const nonceContext = createContext<string | null>(null);
