/**
 * Starts the app of a public page when the browser is idle or the visitor first touches the page, and repeats a click
 * made before the app listened. It is put into the page as text: it must not refer to anything outside.
 */
export function start(): void {
  const inert = document.getElementById('app-start') as HTMLScriptElement | null;
  if (!inert) return;
  const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  let started = false;
  let ready = false;
  let pending: HTMLElement | null = null;

  const launch = () => {
    if (started) return;
    started = true;
    for (const touch of touches) removeEventListener(touch, launch, true);
    for (const href of (inert.dataset.preload ?? '').split(' ').filter(Boolean)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = inert.textContent;
    document.body.append(script);
  };

  const remember = (event: Event) => {
    if (ready) return;
    const target = (event.target as Element).closest<HTMLElement>(
      'button, [role="button"], input[type="radio"], input[type="checkbox"], a[data-waits]',
    );
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    pending = target;
    launch();
  };
  addEventListener('click', remember, true);
  addEventListener(
    'submit',
    (event) => {
      // A search works by itself; what else a form does needs the app.
      const isSearch = (event.target as HTMLFormElement).getAttribute('method') === 'get';
      if (!ready && !isSearch) event.preventDefault();
    },
    true,
  );
  addEventListener(
    'app:ready',
    () => {
      ready = true;
      removeEventListener('click', remember, true);
      if (pending?.isConnected) pending.click();
    },
    { once: true },
  );

  for (const touch of touches) addEventListener(touch, launch, { capture: true, passive: true });
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(launch, { timeout: 4_000 })
      : setTimeout(launch, 1_500);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
