import { useEffect, useState } from 'react';

/**
 * The secret of a mailed link, from the address's fragment, which no server and no referrer ever sees; it is wiped from
 * the address at once. Null until the page runs in the browser, empty where there is none.
 */
export function useLinkSecret(): string | null {
  const [secret, setSecret] = useState<string | null>(null);
  useEffect(() => {
    setSecret((known) => known ?? location.hash.slice(1));
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  return secret;
}
