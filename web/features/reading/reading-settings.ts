import { useSyncExternalStore } from 'react';
import type { DrawnLook } from '#web/boot/draw-look.ts';

/** The values of each setting. */
export const faces = ['serif', 'sans'] as const;
export const leadings = ['tight', 'normal', 'loose'] as const;
export const widths = ['narrow', 'normal', 'wide'] as const;
export const papers = ['site', 'light', 'sepia', 'dark'] as const;
export const paces = ['0.75', '1', '1.25', '1.5', '2'] as const;

/** Font sizes, rem. */
export const sizes = [0.9375, 1.0625, 1.1875, 1.3125, 1.5, 1.75, 2.125] as const;
/** Line heights, relative to the font size. */
export const leadingOf = { tight: 1.45, normal: 1.7, loose: 2.05 } as const;
/** Widths of the text, rem: 50, 65 and 85 characters a line in the default size. */
export const widthOf = { narrow: 30, normal: 38, wide: 50 } as const;

/** How a reader wants texts to look and sound, on this device. */
export interface ReadingSettings {
  face: (typeof faces)[number];
  /** Index in `sizes`. */
  size: number;
  leading: (typeof leadings)[number];
  width: (typeof widths)[number];
  paper: (typeof papers)[number];
  /** Speed of reading aloud, as a factor of the voice's own rate. */
  pace: (typeof paces)[number];
  /** The voice's URI; empty for the first voice. */
  voice: string;
  /** Whether single keys are shortcuts. */
  shortcuts: boolean;
}

export const defaultReadingSettings: ReadingSettings = {
  face: 'serif',
  size: 2,
  leading: 'normal',
  width: 'normal',
  paper: 'site',
  pace: '1',
  voice: '',
  shortcuts: true,
};

/** The visible settings as attributes and variables of the document. */
export const documentStyle = ({ paper, face, size, leading, width }: ReadingSettings): DrawnLook => ({
  theme: paper === 'site' ? '' : paper === 'dark' ? 'dark' : 'light',
  paper: paper === 'sepia' ? 'sepia' : '',
  face,
  variables: {
    '--reading-size': `${sizes[size]}rem`,
    '--reading-leading': String(leadingOf[leading]),
    '--reading-width': `${widthOf[width]}rem`,
  },
});

/** Also read by the inline script of shared stories (shared-page.tsx). */
const key = 'yazihane.reading-look';
const listeners = new Set<() => void>();
let current: ReadingSettings | null = null;

function oneOf<Value extends string>(values: readonly Value[], given: unknown, usual: Value): Value {
  return values.find((value) => value === given) ?? usual;
}

/** Parses stored settings; invalid values become the default ones. */
export function parseReadingSettings(kept: string | null): ReadingSettings {
  let given: Partial<Record<keyof ReadingSettings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) given = parsed;
  } catch {
    // Invalid JSON counts as nothing stored.
  }
  const { size, voice, shortcuts } = given;
  return {
    face: oneOf(faces, given.face, defaultReadingSettings.face),
    size: typeof size === 'number' && sizes[size] !== undefined ? size : defaultReadingSettings.size,
    leading: oneOf(leadings, given.leading, defaultReadingSettings.leading),
    width: oneOf(widths, given.width, defaultReadingSettings.width),
    paper: oneOf(papers, given.paper, defaultReadingSettings.paper),
    pace: oneOf(paces, given.pace, defaultReadingSettings.pace),
    voice: typeof voice === 'string' ? voice : '',
    shortcuts: typeof shortcuts === 'boolean' ? shortcuts : defaultReadingSettings.shortcuts,
  };
}

/** Stores the settings, and the attributes that the next page applies before its app runs. */
function storeSettings(look: ReadingSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...look, drawn: documentStyle(look) }));
  } catch {
    // Without storage the settings last as long as the page.
  }
}

/** The current settings in the browser. */
export function currentReadingSettings(): ReadingSettings {
  if (current) return current;
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(key);
  } catch {
    // Without storage the default settings are used.
  }
  current = parseReadingSettings(kept);
  // Older versions stored the settings without the attributes.
  if (kept !== null) storeSettings(current);
  return current;
}

/** Changes the settings and stores them on this device. */
export function changeReadingSettings(change: Partial<ReadingSettings>): void {
  current = { ...currentReadingSettings(), ...change };
  storeSettings(current);
  for (const listener of listeners) listener();
}

/** Changes the font size by one step, within the sizes. */
export function stepSize(step: 1 | -1): void {
  const size = currentReadingSettings().size + step;
  if (sizes[size] !== undefined) changeReadingSettings({ size });
}

/** This device's settings; the default ones on the server. */
export function useReadingSettings(): ReadingSettings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    currentReadingSettings,
    () => defaultReadingSettings,
  );
}
