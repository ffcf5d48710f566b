/**
 * Runs in the head before anything is drawn: the chosen theme, whether this browser was signed in last time, and whether
 * it still has to be asked about cookies, so that one cached page looks right to everyone. It is put into the page as
 * text: it must not refer to anything outside.
 */
export function early(): void {
  const { dataset } = document.documentElement;
  dataset.asksCookies = '';
  try {
    const theme = localStorage.getItem('yazihane.theme');
    if (theme === 'dark' || theme === 'light') dataset.theme = theme;
    if (localStorage.getItem('yazihane.signed-in')) dataset.signedIn = '';
    if (localStorage.getItem('yazihane.cookie-choice')) delete dataset.asksCookies;
  } catch {}
}
