import { useEffect, useRef } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';

/** Whether the keyboard is an Apple one. */
export const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
const mod = isApple ? '⌘' : 'Ctrl';

const listOf = (hasModel: boolean) => [
  { keys: [mod, 'S'], what: 'Kaydet' },
  { keys: [mod, 'Enter'], what: 'Üret; metindeyken imlecin olduğu yerden devam et' },
  {
    keys: ['/'],
    what: hasModel
      ? 'Boş satırda: sonraki metnin yönünü, uzunluğunu, tonunu ve anlatıcısını söyle'
      : 'Boş satırda: sonraki metnin yönünü ve uzunluğunu söyle',
  },
  { keys: [mod, 'K'], what: 'Seçimi işle' },
  { keys: [mod, 'I'], what: 'İtalik' },
  { keys: [mod, '\\'], what: 'Yan paneli aç, kapat' },
  { keys: [mod, 'F'], what: 'Metinde bul' },
  { keys: isApple ? ['⌥', '⌘', 'F'] : ['Ctrl', 'H'], what: 'Bul ve değiştir' },
  { keys: ['F3'], what: 'Sonraki sonuç (arama açıkken; önceki için ⇧ ile)' },
  { keys: ['Esc'], what: 'Yazmayı durdur; odak modundan çık' },
  { keys: [isApple ? '⌥' : 'Alt', 'Enter'], what: 'İmlecin üzerinde olduğu adın kartını göster' },
  { keys: ['F7'], what: 'Sonraki yazım önerisi (yazım denetimi açıkken)' },
  { keys: [mod, 'Z'], what: 'Geri al; üretilen metin tek adımda geri alınır' },
  { keys: isApple ? ['⇧', '⌘', 'Z'] : ['Ctrl', 'Y'], what: 'Yinele' },
  { keys: ['?'], what: 'Bu listeyi aç (yazı alanı dışındayken)' },
];

/** The editor's shortcuts, listed. */
export function ShortcutsDialog({
  open,
  onOpenChange,
  hasModel,
}: {
  open: boolean;
  /** Tone and narrator are a language model's. */
  hasModel: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Kısayollar">
      <dl className="grid gap-1">
        {listOf(hasModel).map(({ keys, what }) => (
          <div
            key={what}
            className="flex items-center justify-between gap-6 border-t border-line py-2.5 text-sm"
          >
            <dt>{what}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-sm border border-line-strong bg-well px-2 py-0.5 font-sans text-xs font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

interface ShortcutActions {
  save: () => void;
  generate: () => void;
  stop: () => void;
  help: () => void;
  drawer: () => void;
}

function writesInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** A dialog that is open; one that closes keeps no key away. */
export const openDialog =
  '[role="dialog"]:not([data-closed], [hidden]), [role="alertdialog"]:not([data-closed])';

/** Listens for the editor's shortcuts while no dialog is open. */
export function useShortcuts(actions: ShortcutActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.isComposing || document.querySelector(openDialog)) return;
      const command = event.ctrlKey || event.metaKey;
      const { save, generate, stop, help, drawer } = latest.current;
      if (command && !event.altKey && event.key.toLowerCase() === 's') {
        event.preventDefault();
        save();
      } else if (command && event.key === 'Enter') {
        event.preventDefault();
        generate();
      } else if (command && event.key === '\\') {
        event.preventDefault();
        drawer();
      } else if (event.key === 'Escape') stop();
      else if (event.key === '?' && !writesInto(event.target)) help();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
