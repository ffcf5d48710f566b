import { useLayoutEffect } from 'react';
import { drawLook } from '#web/boot/draw-look.ts';
import { drawnLook, type Look, lookNow } from './look.ts';

/** Puts the site's own look back. */
function leaveLook(): void {
  const { dataset, style } = document.documentElement;
  for (const name of Object.keys(drawnLook(lookNow()).variables)) style.removeProperty(name);
  delete dataset.readingFace;
  delete dataset.paper;
  if (dataset.siteTheme) dataset.theme = dataset.siteTheme;
  else delete dataset.theme;
  delete dataset.siteTheme;
}

/** Shows the reader's look as long as the reading page stands. */
export function useDrawnLook(look: Look): void {
  // What is kept, not what is given: a page that the server rendered begins with the usual look and must not show it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew whenever the look changes
  useLayoutEffect(() => drawLook(drawnLook(lookNow())), [look]);
  useLayoutEffect(() => leaveLook, []);
}
