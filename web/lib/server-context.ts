import { createContext } from 'react-router';
import type { Api } from './api-client.ts';
import type { RenderedPage } from './rendered-page.ts';

/** The API called inside the server process, for loaders of public pages: no cookies, the same for everyone. */
export const apiContext = createContext<Api>();

/** The page that is being rendered; null when only its data is requested. */
export const documentContext = createContext<RenderedPage | null>(null);
