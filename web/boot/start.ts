/**
 * Starts the app of a public page (web/entry.client.tsx) at the visitor's first touch, and repeats a click made before
 * the app listened. A page that does something by itself (`idle`), and any page in a browser that keeps something of us
 * (its owner's balance, a text that is being written), starts as soon as the browser is idle. It is put into the page as
 * text: it must not refer to anything outside.
 */
export function start(appStart: 'idle' | 'touched'): void {
  const { dataset } = document.documentElement;
  const touches = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'input'];
  let ready = false;
  let pending: HTMLElement | null = null;

  const launch = () => {
    for (const touch of touches) removeEventListener(touch, launch, true);
    delete dataset.appWaits;
    dispatchEvent(new Event('app:start'));
  };

  const remember = (event: Event) => {
    const target = (event.target as Element).closest<HTMLElement>(
      'button, [role="button"], input[type="radio"], input[type="checkbox"], a[data-waits]',
    );
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    pending = target;
    launch();
  };

  const holdBack = (event: Event) => {
    // A search works by itself; what else a form does needs the app.
    const isSearch = (event.target as HTMLFormElement).getAttribute('method') === 'get';
    if (!ready && !isSearch) event.preventDefault();
  };

  const isKnown = () => {
    try {
      return localStorage.length > 0;
    } catch {
      return false;
    }
  };
  const launchWhenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(launch, { timeout: 4_000 })
      : setTimeout(launch, 1_500);

  dataset.appWaits = '';
  for (const touch of touches) addEventListener(touch, launch, { capture: true, passive: true });
  addEventListener('click', remember, true);
  addEventListener('submit', holdBack, true);
  addEventListener(
    'app:ready',
    () => {
      ready = true;
      removeEventListener('click', remember, true);
      if (pending?.isConnected) pending.click();
    },
    { once: true },
  );
  if (appStart === 'idle' || isKnown()) addEventListener('load', launchWhenIdle, { once: true });
}
