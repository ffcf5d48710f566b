export interface AutosaveDeps {
  /** Reads the whole text and stores it; not called on every key. */
  keep: () => Promise<void>;
  /** Called with true when a change is not stored yet, and with false when it is. */
  onRisk?: (atRisk: boolean) => void;
  /** Called after each attempt with whether it failed. */
  onAttempt?: (failed: boolean) => void;
  /** Time without changes before the text is stored, and the longest delay while changes go on; ms. */
  quietMs?: number;
  longestMs?: number;
}

/**
 * Keeps unsaved work shortly after the writer pauses, at the latest a few seconds after the first change. A failed
 * write (full or forbidden storage) leaves the work at risk, and the next change tries again.
 */
export function createAutosave({ keep, onRisk, onAttempt, quietMs = 600, longestMs = 3_000 }: AutosaveDeps) {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;
  let changes = 0;
  let kept = 0;
  let failed = false;

  function clear(): void {
    clearTimeout(quiet);
    clearTimeout(longest);
    quiet = undefined;
    longest = undefined;
  }

  async function flush(): Promise<void> {
    clear();
    if (kept === changes) return;
    const taken = changes;
    try {
      await keep();
      kept = Math.max(kept, taken);
      failed = false;
    } catch {
      failed = true;
      onAttempt?.(true);
      return;
    }
    onAttempt?.(false);
    if (kept === changes) onRisk?.(false);
  }

  return {
    /** Reports a change. */
    touch(): void {
      changes += 1;
      onRisk?.(true);
      clearTimeout(quiet);
      quiet = setTimeout(flush, quietMs);
      longest ??= setTimeout(flush, longestMs);
    },
    /** Stores unsaved work now, because the page is hidden or left. */
    flush,
    /** Marks everything as stored, because the server has it. */
    settle(): void {
      clear();
      kept = changes;
      onRisk?.(false);
    },
    isAtRisk: (): boolean => kept !== changes,
    /** True when this browser cannot store the unsaved work, so that leaving the page needs a warning. */
    cannotKeep: (): boolean => failed && kept !== changes,
  };
}
