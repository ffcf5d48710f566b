const tabKey = 'yazihane.editor-draft';

/** The draft that this tab had open before it was reloaded; null in a new tab. */
export const tabDraft = {
  read(): string | null {
    try {
      return sessionStorage.getItem(tabKey);
    } catch {
      return null;
    }
  },
  write(id: string | null): void {
    try {
      if (id) sessionStorage.setItem(tabKey, id);
      else sessionStorage.removeItem(tabKey);
    } catch {
      // Without session storage a reload offers the draft instead of restoring it at once.
    }
  },
};
