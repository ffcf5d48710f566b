/** Where a page leaves room for a notice (web/root.tsx): its two ends. */
const [opening, closing] = ['<div id="duyuru" aria-live="polite">', '</div>'];

/** Writes a notice into a finished page: it costs readers no script and moves nothing when the app starts. */
export function placeNotice(html: string, notice: string): string {
  return notice === '' ? html : html.replace(opening + closing, () => opening + notice + closing);
}
