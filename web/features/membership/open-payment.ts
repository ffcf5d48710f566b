/** A tab that was opened at a click, to be led on once it is known where to. */
export interface WaitingTab {
  /** Leads it on. False where the tab was closed meanwhile. */
  lead(url: string): boolean;
  close(): void;
}

/**
 * Opens an empty tab at once: browsers allow that only within the click, not after an answer of the server. Null where
 * it was blocked.
 */
export function openWaitingTab(): WaitingTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.document.title = 'Ödeme sayfası hazırlanıyor…';
  tab.document.body.textContent = 'Ödeme sayfası hazırlanıyor…';
  return {
    lead(url) {
      if (tab.closed) return false;
      // The payment page has no business with this one.
      tab.opener = null;
      tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
}
