/**
 * Runs in the head before anything is drawn: the chosen theme, and whether this browser was signed in last time, so
 * that one cached page looks right to everyone. It is put into the page as text: it must not refer to anything outside.
 */
export function early(): void {
  try {
    const root = document.documentElement;
    const theme = localStorage.getItem('yazihane.theme');
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
    if (localStorage.getItem('yazihane.signed-in')) root.dataset.signedIn = '';
  } catch {}
}
