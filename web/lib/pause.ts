/** Lets the page go on. Not where nobody looks: browsers let a hidden page's timers wait, up to a minute each. */
export async function pause(): Promise<void> {
  if (globalThis.document?.visibilityState === 'visible') await new Promise((resolve) => setTimeout(resolve));
}
