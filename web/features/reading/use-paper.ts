import { useLayoutEffect } from 'react';
import type { Look } from './look.ts';

/** Puts the reader's paper in the place of the site's theme as long as the reading page stands. */
export function usePaper(paper: Look['paper']): void {
  useLayoutEffect(() => {
    if (paper === 'site') return;
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    dataset.theme = paper === 'dark' ? 'dark' : 'light';
    if (paper === 'sepia') dataset.paper = 'sepia';
    return () => {
      delete dataset.paper;
      if (before === undefined) delete dataset.theme;
      else dataset.theme = before;
    };
  }, [paper]);
}
