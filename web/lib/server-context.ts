import { createContext } from 'react-router';
import type { Api } from './api-client.ts';
import type { RenderedPage } from './rendered-page.ts';

/** The API called inside the server process, for loaders of public pages: no cookies, the same for everyone. */
export const apiContext = createContext<Api>();

/** The page that is being rendered; null where only its data is asked for. */
export const documentContext = createContext<RenderedPage | null>(null);
