/** Yields to the page, except in a hidden one, whose timers browsers delay by up to a minute. */
export async function pause(): Promise<void> {
  if (globalThis.document?.visibilityState === 'visible') await new Promise((resolve) => setTimeout(resolve));
}
