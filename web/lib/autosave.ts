export interface AutosaveDeps {
  /** Takes the whole text out of the editor and keeps it; called seldom, never while keys are pressed. */
  keep: () => Promise<void>;
  /** Told whether work is at risk: changed, and not kept yet. */
  onRisk?: (atRisk: boolean) => void;
  /** Told after each attempt whether it failed. */
  onAttempt?: (failed: boolean) => void;
  /** Quiet time before the text is kept, and the longest it may wait while the writer types on; ms. */
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
    /** A change was made. */
    touch(): void {
      changes += 1;
      onRisk?.(true);
      clearTimeout(quiet);
      quiet = setTimeout(flush, quietMs);
      longest ??= setTimeout(flush, longestMs);
    },
    /** Keeps what is unsaved now: the page is hidden or left. */
    flush,
    /** The server has everything: nothing is left to keep. */
    settle(): void {
      clear();
      kept = changes;
      onRisk?.(false);
    },
    isAtRisk: (): boolean => kept !== changes,
    /** True where this browser can't keep the unsaved work: only then leaving the page must be asked about. */
    cannotKeep: (): boolean => failed && kept !== changes,
  };
}
