import { useEffect, useState } from 'react';

/**
 * Returns the secret of a mailed link and removes it from the address. It is in the fragment, which browsers send to no
 * server. Null before hydration, empty without a fragment.
 */
export function useLinkSecret(): string | null {
  const [secret, setSecret] = useState<string | null>(null);
  useEffect(() => {
    setSecret((known) => known ?? location.hash.slice(1));
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
    // Another link opened in the same tab changes the fragment only.
    const reload = () => location.reload();
    addEventListener('hashchange', reload);
    return () => removeEventListener('hashchange', reload);
  }, []);
  return secret;
}
