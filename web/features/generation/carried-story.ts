/** A text on its way from the landing page through sign-up into the editor (docs/product/tokens.md). */
export interface CarriedStory {
  prompt: string;
  story: string;
  genre: string;
}

const key = 'yazihane.carried-story';

/** Keeps a text until the editor takes it, also across the reloads of a sign-up. */
export function carryStory(carried: CarriedStory): void {
  try {
    localStorage.setItem(key, JSON.stringify(carried));
  } catch {
    // Without storage the text stays on the landing page, where it can be copied.
  }
}

/** Returns the saved text once. */
export function takeCarriedStory(): CarriedStory | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    localStorage.removeItem(key);
    if (typeof kept !== 'object' || kept === null) return null;
    const { prompt, story, genre } = kept as Partial<Record<keyof CarriedStory, unknown>>;
    if (typeof prompt !== 'string' || typeof story !== 'string' || typeof genre !== 'string') return null;
    return { prompt, story, genre };
  } catch {
    return null;
  }
}

/** Removes a carried idea without a text after the writer has chosen another one. */
export function dropCarriedIdea(): void {
  const carried = takeCarriedStory();
  if (carried && carried.story !== '') carryStory(carried);
}
