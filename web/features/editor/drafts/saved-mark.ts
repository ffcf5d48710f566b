/** The last save of this tab: what this editor's own draft held before it says nothing new. */
interface SavedMark {
  draftId: string;
  /** Client clock, ms. */
  at: number;
}

const key = 'yazihane.saved-here';

/**
 * Marks a save at once, without waiting: a reload may come before the draft's own record is gone, and an older draft
 * must not come back over the saved text. It lives as long as the tab.
 */
export const savedMark = {
  write(mark: SavedMark): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(mark));
    } catch {
      // Without storage there are no drafts either.
    }
  },
  /** Whether this is the very draft that was saved, as it was kept before. */
  covers(draft: { id: string; updatedAt: number }): boolean {
    try {
      const mark = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<SavedMark> | null;
      return mark?.draftId === draft.id && typeof mark.at === 'number' && draft.updatedAt <= mark.at;
    } catch {
      return false;
    }
  },
};
