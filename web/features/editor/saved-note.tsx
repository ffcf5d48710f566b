/** Where the work stands: saved, kept on this device, or neither yet. */
export type SavedState =
  | 'blank'
  | 'saved'
  | 'kept'
  | 'offline'
  | 'changed-elsewhere'
  | 'gone'
  | 'at-risk'
  | 'saving'
  | 'saving-slow';

const words: Record<SavedState, string> = {
  blank: '',
  saved: 'Kaydedildi',
  kept: 'Kaydedilmedi, bu tarayıcıda duruyor',
  offline: 'Çevrimdışı: bu cihazda duruyor',
  'changed-elsewhere': 'Başka yerde değişti',
  gone: 'Hikâye başka yerde silindi',
  'at-risk': 'Kaydedilmedi',
  saving: 'Kaydediliyor…',
  // Not that it lies here already: the newest words are kept with the next pause.
  'saving-slow': 'Kayıt uzun sürüyor: bu cihazda saklanıyor',
};

export interface SavedNoteProps {
  savedState: SavedState;
  /** Looks at what another tab or device has saved, or at the way out where the story was deleted. */
  onOther: () => void;
}

/** Says where the work stands; what another tab or device has saved can be looked at. */
export function SavedNote({ savedState, onOther }: SavedNoteProps) {
  if (savedState !== 'changed-elsewhere' && savedState !== 'gone') return words[savedState];
  return (
    <button
      type="button"
      onClick={onOther}
      className="relative text-left font-medium text-accent underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3"
    >
      {words[savedState]}
    </button>
  );
}
