import { useLayoutEffect } from 'react';
import { drawLook } from '#web/boot/draw-look.ts';
import { currentReadingSettings, documentStyle, type ReadingSettings } from './reading-settings.ts';

/** Restores the site's own theme. */
function restoreSiteTheme(): void {
  const { dataset, style } = document.documentElement;
  for (const name of Object.keys(documentStyle(currentReadingSettings()).variables))
    style.removeProperty(name);
  delete dataset.readingFace;
  delete dataset.paper;
  if (dataset.siteTheme) dataset.theme = dataset.siteTheme;
  else delete dataset.theme;
  delete dataset.siteTheme;
}

/** Applies the reading settings while the reading page is mounted. */
export function useApplyReadingSettings(look: ReadingSettings): void {
  // Uses the stored settings, because a server-rendered page starts with the default ones and must not flash them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew whenever the look changes
  useLayoutEffect(() => drawLook(documentStyle(currentReadingSettings())), [look]);
  useLayoutEffect(() => restoreSiteTheme, []);
}
