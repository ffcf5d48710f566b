import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Manuscript } from '../manuscript/manuscript-api.ts';
import type { SavedState } from '../saved-note.tsx';
import { FocusBar } from './focus-bar.tsx';
import { type FocusMode, useFocusMode } from './use-focus-mode.ts';

/** What the bar says about the work, whatever a phone shows of it. */
function said(savedState: SavedState) {
  function Bar() {
    return (
      <FocusBar
        focus={useFocusMode(null)}
        savedState={savedState}
        onWayOut={() => {}}
        isFaded={false}
        goal={null}
      />
    );
  }
  const text = /<p aria-live="[^>]*>(.*?)<\/p>/.exec(renderToStaticMarkup(<Bar />))?.[1];
  return text?.replaceAll(/<\/?span[^>]*>/g, '');
}

test('focus mode says that the text is not being saved, and keeps quiet otherwise', () => {
  expect(said('at-risk')).toBe('Kaydedilmedi');
  expect(said('offline')).toBe('Çevrimdışı: bu cihazda duruyor');
  expect(said('saving-slow')).toBe('Kayıt uzun sürüyor: bu cihazda duruyor');
  expect(said('not-found')).toMatch(/^<button .*>Hikâye başka yerde silindi<\/button>$/);
  for (const state of ['blank', 'saved', 'saving'] as const) expect(said(state)).toBe('');
});

test('its way out, which goes with it, gives the focus to the text', () => {
  const focus = vi.fn();
  const mode: { now?: FocusMode } = {};
  function Probe() {
    mode.now = useFocusMode({ focus } as unknown as Manuscript);
    return null;
  }
  renderToStaticMarkup(<Probe />);
  mode.now?.leave();
  expect(focus).not.toHaveBeenCalled();
  mode.now?.exit();
  expect(focus).toHaveBeenCalledOnce();
});
