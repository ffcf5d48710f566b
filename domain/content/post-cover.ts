import { type DrawnPage, drawnPage, numbersOf } from './drawn-page.ts';

/** The colour scheme of a cover. */
export type CoverTone = 'wash' | 'well' | 'accent';

/** `accent` is for one cover in five, because several next to each other would draw too much attention. */
const tones: readonly CoverTone[] = ['wash', 'well', 'wash', 'well', 'accent'];

/** The cover of a post without an image: the first page of a manuscript. */
export interface PostCover extends DrawnPage {
  tone: CoverTone;
}

/** Returns the cover of a post; it depends on the title only. */
export function postCover(title: string): PostCover {
  const next = numbersOf(title);
  const tone = tones[Math.floor(next() * tones.length)] ?? 'wash';
  return { tone, ...drawnPage(title, next) };
}
