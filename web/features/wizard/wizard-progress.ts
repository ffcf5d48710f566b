import { useSyncExternalStore } from 'react';
import { useSession } from '#web/features/session/index.ts';

/** The person id of a wizard without a signed-in person. */
export const guestPerson = 'misafir';

/** The storage key of one person's wizard in this browser. */
export const wizardStorageKey = (personId: string) => `yazihane.wizard.${personId}`;

const listeners = new Set<() => void>();

/** Notifies listeners in this tab that the stored wizard has changed. */
export function notifyWizardStored(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True when a stored wizard has a chapter, written or being generated, that is not in the editor yet. */
export function isInProgress(text: string | null): boolean {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return false;
    const { view, chapters } = stored as { view?: unknown; chapters?: unknown };
    return view === 'generation' || (Array.isArray(chapters) && chapters.length > 0);
  } catch {
    return false;
  }
}

function readStoredText(key: string): string | null {
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
export function useWizardInProgress(): boolean {
  const { viewer } = useSession();
  const key = wizardStorageKey(viewer?.id ?? guestPerson);
  return useSyncExternalStore(
    subscribe,
    () => isInProgress(readStoredText(key)),
    () => false,
  );
}
