import { createDrawer } from './draw-in-worker.ts';

/** Draws a share image in this process's worker thread. Rejects when it can't be drawn or too many are pending. */
export const drawPicture = createDrawer();
