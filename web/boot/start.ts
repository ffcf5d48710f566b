/**
 * Starts the app of a public page at the visitor's first touch, and repeats a click made before the app listened. A page
 * that does something by itself, and any page in a browser that keeps something of us (its owner's balance, a text that
 * is being written), does not wait for a touch but only until the browser is idle. Where it waits, the app is fetched
 * meanwhile without being run. It is put into the page as text: it must not refer to anything outside.
 */
export function start(): void {
  // The app knows nothing of them.
  for (const script of document.querySelectorAll('script[data-lays-out]')) script.remove();
  // What the first frame left out (base.css), right after it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.documentElement.dataset.drawn = '';
    }),
  );
  const inert = document.getElementById('app-start') as HTMLScriptElement | null;
  if (!inert) return;
  const touches = [
    'pointermove',
    'pointerdown',
    'keydown',
    'focusin',
    'touchstart',
    'wheel',
    'scroll',
    'input',
  ];
  const modules = (inert.dataset.preload ?? '').split(' ').filter(Boolean);
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][data-rest]');
  let started = false;
  let ready = false;
  let pending: HTMLElement | null = null;

  const hint = (rel: 'modulepreload' | 'prefetch', href: string, as: string) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.as = as;
    link.href = href;
    if (as === 'font') link.crossOrigin = 'anonymous';
    document.head.append(link);
  };

  const run = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = inert.textContent;
    document.body.append(script);
  };

  const launch = () => {
    if (started) return;
    started = true;
    for (const touch of touches) removeEventListener(touch, launch, true);
    for (const href of modules) hint('modulepreload', href, 'script');
    // The page carries the styles that it shows; what the app may show needs them all.
    let missing = sheets.length;
    const arrived = () => {
      missing -= 1;
      if (missing <= 0) run();
    };
    for (const sheet of sheets) {
      sheet.addEventListener('load', arrived, { once: true });
      sheet.addEventListener('error', arrived, { once: true });
      sheet.disabled = false;
    }
    if (missing === 0) run();
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

  const isKnown = () => {
    try {
      return localStorage.length > 0;
    } catch {
      return false;
    }
  };
  const whenIdle = (next: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(next, { timeout: 4_000 }) : setTimeout(next, 1_500);

  // One at a time: the page stays quick to answer.
  const ahead: [href: string, as: string][] = modules.map((href) => [href, 'script']);
  for (const sheet of sheets) ahead.push([sheet.href, 'style']);
  for (const face of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"][media]'))
    if (!matchMedia(face.media).matches) ahead.push([face.href, 'font']);
  const fetchAhead = () => {
    const next = ahead.shift();
    if (started || !next) return;
    hint('prefetch', ...next);
    whenIdle(fetchAhead);
  };

  const next = 'rests' in inert.dataset && !isKnown() ? fetchAhead : launch;
  for (const touch of touches) addEventListener(touch, launch, { capture: true, passive: true });
  if (document.readyState === 'complete') whenIdle(next);
  else addEventListener('load', () => whenIdle(next), { once: true });
}
