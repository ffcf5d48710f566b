import type { Page } from '@playwright/test';

/** What a page has seen while somebody typed, in ms of its own clock. */
export interface Meter {
  /** From each key until the frame that shows it was made. */
  keys: number[];
  /** When each frame began. */
  frames: number[];
  /** When a batch of changes was sent to the server. */
  sendings: number[];
}

/** Begins to watch a page; the returned function tells what it has seen. */
export async function watchTyping(page: Page): Promise<() => Promise<Meter>> {
  await page.evaluate(() => {
    const seen = { keys: [] as number[], frames: [] as number[], sendings: [] as number[] };
    Object.assign(window, { seen });
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          // Style, layout and paint of this frame come after its callbacks; the next task comes after them.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => void seen.keys.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
    const frame = (now: number) => {
      if (document.hasFocus()) seen.frames.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (...args) {
      seen.sendings.push(performance.now());
      return send.apply(this, args);
    };
  });
  return () => page.evaluate(() => (window as unknown as { seen: Meter }).seen);
}
