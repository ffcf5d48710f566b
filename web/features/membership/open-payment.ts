/** A tab that was opened by a click before its address is known. */
export interface WaitingTab {
  /** Opens the address in the tab. Returns false when the tab was closed meanwhile. */
  lead(url: string): boolean;
  close(): void;
}

/**
 * Opens an empty tab during the click, because browsers block one that is opened after an answer of the server. Null
 * when it was blocked.
 */
export function openWaitingTab(): WaitingTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.document.title = 'Ödeme sayfası hazırlanıyor…';
  tab.document.body.textContent = 'Ödeme sayfası hazırlanıyor…';
  return {
    lead(url) {
      if (tab.closed) return false;
      // The payment page must not control this page.
      tab.opener = null;
      tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
}
