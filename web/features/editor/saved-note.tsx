import { useEffect, useState } from 'react';
import type { SaveState, SessionSnapshot, StorySession } from './session/story-session.ts';
import { useSessionValue } from './session/use-session.ts';

/** Where the work stands, as the one quiet line tells it. */
export type SavedState = SaveState | 'saving-slow';

/** The line says that it is being saved until the writer has rested this long, ms: it does not blink with each key. */
const restMs = 800;
/** A save that takes longer than this is told of, ms. */
const slowMs = 8_000;

const words: Record<SavedState, string> = {
  loading: '',
  blank: '',
  saved: 'Kaydedildi',
  saving: 'Kaydediliyor…',
  'saving-slow': 'Kayıt uzun sürüyor: bu cihazda duruyor',
  connecting: 'Bağlanıyor',
  offline: 'Çevrimdışı: bu cihazda duruyor',
  'at-risk': 'Kaydedilmedi',
  'signed-out': 'Oturum kapandı: bu cihazda duruyor',
  'not-found': 'Hikâye başka yerde silindi',
  'too-long': 'Kaydedilmedi: bu cihazda duruyor',
  'storage-full': 'Kaydedilmedi: bu cihazda duruyor',
  malformed: 'Kaydedilmedi: bu cihazda duruyor',
  'too-many': 'Kaydedilmedi: bu cihazda duruyor',
  maintenance: 'Bakım var: bu cihazda duruyor',
  unavailable: 'Kaydedilmedi: bu cihazda duruyor',
};

const stateOf = ({ state }: SessionSnapshot) => state;

/** Where the work stands; what changes with each key stands still until the writer rests. */
export function useSavedState(session: StorySession): SavedState {
  const now = useSessionValue(session, stateOf);
  const [shown, setShown] = useState<SavedState>(now);
  useEffect(() => {
    if (now === 'saving') {
      setShown((before) => (before === 'saving-slow' ? before : 'saving'));
      const timer = setTimeout(() => setShown('saving-slow'), slowMs);
      return () => clearTimeout(timer);
    }
    if (now !== 'saved') {
      setShown(now);
      return;
    }
    const timer = setTimeout(() => setShown('saved'), restMs);
    return () => clearTimeout(timer);
  }, [now]);
  return shown;
}

/** Whether the writer has to know of the state: the line that says it does not fade. */
export const isUnsaved = (state: SavedState): boolean =>
  !['loading', 'blank', 'saved', 'saving', 'connecting'].includes(state);

export interface SavedNoteProps {
  savedState: SavedState;
  /** Leads to the way out where the server refuses the story. */
  onWayOut: () => void;
}

/** States that the writer has to do something about: a notice stands over the text. */
const hasWayOut = (state: SavedState) =>
  !['loading', 'blank', 'saved', 'saving', 'saving-slow', 'connecting', 'offline', 'at-risk'].includes(state);

/** What a phone leaves to screen readers: its line has to hold the title too. */
const onDevice = ': bu cihazda duruyor';

/** Says where the work stands. */
export function SavedNote({ savedState, onWayOut }: SavedNoteProps) {
  const said = words[savedState];
  const text = said.endsWith(onDevice) ? (
    <>
      {said.slice(0, -onDevice.length)}
      <span className="max-sm:sr-only">{onDevice}</span>
    </>
  ) : (
    said
  );
  if (!hasWayOut(savedState)) return text;
  return (
    <button
      type="button"
      onClick={onWayOut}
      className="relative text-left font-medium text-accent underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3"
    >
      {text}
    </button>
  );
}
