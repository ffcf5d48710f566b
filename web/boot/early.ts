/**
 * Runs in the head before anything is drawn: the chosen theme, whether this browser was signed in last time, and whether
 * it still has to be asked about cookies, so that one cached page looks right to everyone; our letters, where this browser
 * has been here before and has them; and whether the whole page is laid out at once (base.css), since it will not be seen
 * from its top. It is put into the page as text: it must not refer to anything outside.
 */
export function early(): void {
  const root = document.documentElement;
  root.dataset.asksCookies = '';
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') root.dataset.drawn = '';
  try {
    const theme = localStorage.getItem('yazihane.theme');
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
    if (localStorage.getItem('yazihane.signed-in')) root.dataset.signedIn = '';
    if (localStorage.getItem('yazihane.cookie-choice')) delete root.dataset.asksCookies;
    if (localStorage.length > 0) document.querySelector('style[data-faces]')?.removeAttribute('media');
  } catch {}
}
