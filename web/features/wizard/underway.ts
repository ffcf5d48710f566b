import { useSyncExternalStore } from 'react';
import { useSession } from '#web/features/session/index.ts';

/** The person id of a wizard without a signed-in person. */
export const guestPerson = 'misafir';

/** The storage key of one person's wizard in this browser. */
export const keptWizardKey = (personId: string) => `yazihane.wizard.${personId}`;

const listeners = new Set<() => void>();

/** Notifies listeners in this tab that the stored wizard has changed. */
export function tellKeptWizard(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True where a kept wizard has a chapter, written or being written, that the editor has not taken yet. */
export function isUnderway(text: string | null): boolean {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return false;
    const { view, chapters } = kept as { view?: unknown; chapters?: unknown };
    return view === 'generation' || (Array.isArray(chapters) && chapters.length > 0);
  } catch {
    return false;
  }
}

function keptText(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Whether the wizard has a story to go on with: it may then be opened although no new one may be begun today. Known
 * without the wizard's code.
 */
export function useWizardUnderway(): boolean {
  const { viewer } = useSession();
  const key = keptWizardKey(viewer?.id ?? guestPerson);
  return useSyncExternalStore(
    subscribe,
    () => isUnderway(keptText(key)),
    () => false,
  );
}
