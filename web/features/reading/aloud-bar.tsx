import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { changeReadingSettings, paces, type ReadingSettings } from './reading-settings.ts';
import type { ReadAloud } from './use-read-aloud.ts';

const paceName = (pace: string) => `${pace.replace('.', ',')}×`;
const selectClasses =
  'min-h-target max-w-36 rounded-md border border-line-strong bg-sheet px-2 text-sm text-ink hover:border-ink sm:max-w-52';

const obstacles = {
  none: 'Bu cihazda Türkçe bir ses bulunamadı. Cihazınızın konuşma ayarlarından Türkçe ses ekleyip sayfayı yenileyin; başka dilin sesi metni yanlış okur.',
  unsupported: 'Bu tarayıcı metin seslendiremiyor. Başka bir tarayıcıyla deneyin.',
} as const;

function statusText({ state, voices }: ReadAloud): string {
  if (voices.state === 'looking') return 'Türkçe ses aranıyor…';
  if (voices.state !== 'ready') return obstacles[voices.state];
  if (state === 'failed') return 'Ses kesildi. Çalma düğmesiyle yeniden deneyin.';
  if (state === 'ended') return 'Metin bitti.';
  return state === 'paused' ? 'Duraklatıldı.' : 'Okunuyor.';
}

function Choice({
  label,
  children,
  ...rest
}: React.ComponentProps<'select'> & { label: string; children: ReactNode }) {
  return (
    <select aria-label={label} title={label} className={selectClasses} {...rest}>
      {children}
    </select>
  );
}

/** The controls for reading aloud; explains when there is no voice. */
export function AloudBar({
  aloud,
  look,
  onClose,
}: {
  aloud: ReadAloud;
  look: ReadingSettings;
  onClose: () => void;
}) {
  const { state, voices } = aloud;
  if (state === 'off') return null;
  const ready = voices.state === 'ready';
  const reading = state === 'reading';
  return (
    <section
      aria-label="Sesli okuma"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-sheet px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-float"
    >
      <div className="mx-auto flex max-w-3xl flex-wrap items-center justify-center gap-x-1 gap-y-1">
        {ready && (
          <>
            <IconButton label="Önceki cümle" icon={<SkipBack />} onClick={() => aloud.step(-1)} />
            <IconButton
              label={reading ? 'Duraklat' : 'Sürdür'}
              icon={reading ? <Pause /> : <Play />}
              className="bg-accent! text-on-accent!"
              onClick={aloud.toggle}
            />
            <IconButton label="Sonraki cümle" icon={<SkipForward />} onClick={() => aloud.step(1)} />
            <Choice
              label="Okuma hızı"
              value={look.pace}
              onChange={({ target }) =>
                changeReadingSettings({ pace: paces.find((pace) => pace === target.value) ?? '1' })
              }
            >
              {paces.map((pace) => (
                <option key={pace} value={pace}>
                  {paceName(pace)}
                </option>
              ))}
            </Choice>
            {voices.voices.length > 1 && (
              <Choice
                label="Ses"
                value={look.voice}
                onChange={({ target }) => changeReadingSettings({ voice: target.value })}
              >
                {!voices.voices.some(({ id }) => id === look.voice) && (
                  <option value={look.voice}>Ses seçin</option>
                )}
                {voices.voices.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Choice>
            )}
          </>
        )}
        <p
          role="status"
          className={
            ready && (reading || state === 'paused')
              ? 'sr-only'
              : 'min-w-0 flex-1 px-2 py-1.5 text-sm text-ink-soft'
          }
        >
          {statusText(aloud)}
        </p>
        <IconButton label="Sesli okumayı kapat" icon={<X />} onClick={onClose} />
      </div>
    </section>
  );
}
