import { useSyncExternalStore } from 'react';
import type { DrawnLook } from '#web/boot/draw-look.ts';

/** What a reader can choose from, each from less to more. */
export const faces = ['serif', 'sans'] as const;
export const leadings = ['tight', 'normal', 'loose'] as const;
export const widths = ['narrow', 'normal', 'wide'] as const;
export const papers = ['site', 'light', 'sepia', 'dark'] as const;
export const paces = ['0.75', '1', '1.25', '1.5', '2'] as const;

/** Letter sizes, rem. */
export const sizes = [0.9375, 1.0625, 1.1875, 1.3125, 1.5, 1.75, 2.125] as const;
/** Line heights, in letter sizes. */
export const leadingOf = { tight: 1.45, normal: 1.7, loose: 2.05 } as const;
/** Widths of the text, rem: 50, 65 and 85 letters a line in the usual size. */
export const widthOf = { narrow: 30, normal: 38, wide: 50 } as const;

/** How a reader likes text, on this device. */
export interface Look {
  face: (typeof faces)[number];
  /** Place in `sizes`. */
  size: number;
  leading: (typeof leadings)[number];
  width: (typeof widths)[number];
  paper: (typeof papers)[number];
  /** How fast it is read aloud, times the voice's own pace. */
  pace: (typeof paces)[number];
  /** The voice's own address; empty for the first there is. */
  voice: string;
  /** Whether single keys do something. */
  shortcuts: boolean;
}

export const usualLook: Look = {
  face: 'serif',
  size: 2,
  leading: 'normal',
  width: 'normal',
  paper: 'site',
  pace: '1',
  voice: '',
  shortcuts: true,
};

/** What of a look is seen, as the document shows it. */
export const drawnLook = ({ paper, face, size, leading, width }: Look): DrawnLook => ({
  theme: paper === 'site' ? '' : paper === 'dark' ? 'dark' : 'light',
  paper: paper === 'sepia' ? 'sepia' : '',
  face,
  variables: {
    '--reading-size': `${sizes[size]}rem`,
    '--reading-leading': String(leadingOf[leading]),
    '--reading-width': `${widthOf[width]}rem`,
  },
});

/** Also read before anything is drawn (web/entry.server.tsx). */
const key = 'yazihane.reading-look';
const listeners = new Set<() => void>();
let current: Look | null = null;

function oneOf<Value extends string>(values: readonly Value[], given: unknown, usual: Value): Value {
  return values.find((value) => value === given) ?? usual;
}

/** A look as it was kept, whatever has become of it meanwhile. */
export function readLook(kept: string | null): Look {
  let given: Partial<Record<keyof Look, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) given = parsed;
  } catch {
    // Not ours: as if nothing had been kept.
  }
  const { size, voice, shortcuts } = given;
  return {
    face: oneOf(faces, given.face, usualLook.face),
    size: typeof size === 'number' && sizes[size] !== undefined ? size : usualLook.size,
    leading: oneOf(leadings, given.leading, usualLook.leading),
    width: oneOf(widths, given.width, usualLook.width),
    paper: oneOf(papers, given.paper, usualLook.paper),
    pace: oneOf(paces, given.pace, usualLook.pace),
    voice: typeof voice === 'string' ? voice : '',
    shortcuts: typeof shortcuts === 'boolean' ? shortcuts : usualLook.shortcuts,
  };
}

/** Keeps a look, and beside it what the next page draws before its app runs. */
function keep(look: Look): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...look, drawn: drawnLook(look) }));
  } catch {
    // Without storage a look lasts as long as the page.
  }
}

/** The look as it is now, in the browser. */
export function lookNow(): Look {
  if (current) return current;
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(key);
  } catch {
    // As above.
  }
  current = readLook(kept);
  // An older version of this program kept no more than what was chosen.
  if (kept !== null) keep(current);
  return current;
}

/** Changes the look at once and keeps it for this device. */
export function changeLook(change: Partial<Look>): void {
  current = { ...lookNow(), ...change };
  keep(current);
  for (const listener of listeners) listener();
}

/** Makes letters larger (1) or smaller (-1), as far as there are sizes. */
export function stepSize(step: 1 | -1): void {
  const size = lookNow().size + step;
  if (sizes[size] !== undefined) changeLook({ size });
}

/** How this device's reader likes text; the usual look where that is not known yet. */
export function useLook(): Look {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    lookNow,
    () => usualLook,
  );
}
