import { X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button, IconButton } from '#web/ui/button.tsx';
import { allOrNone, type CookieChoice, chooseCookies, cookieChoice } from './cookie-choice.ts';

/** The four kinds, with what each of them does today (the cookie policy names every entry). */
const kinds = [
  {
    id: 'necessary',
    name: 'Gerekli',
    text: 'Oturumunuzu açık tutar, deneme hakkınızı sayar, taslaklarınızı, görünüm ve çerez tercihinizi bu tarayıcıda saklar. Site onlarsız çalışmaz.',
  },
  {
    id: 'analytics',
    name: 'Analitik',
    text: 'Sitenin nasıl kullanıldığını ölçmek için. Şu anda böyle bir araç kullanmıyoruz; izin vermediğiniz sürece de çalışmaz.',
  },
  {
    id: 'functional',
    name: 'İşlevsel',
    text: 'Hikâye, karakter ve kullanım listelerinizin bir kopyasını bu tarayıcıda saklar; paneliniz beklemeden açılır. Kopya çıkış yaptığınızda silinir.',
  },
  {
    id: 'marketing',
    name: 'Pazarlama',
    text: 'Reklam göstermek ve izlemek için. Reklam ya da izleme çerezimiz yok; izin vermediğiniz sürece de olmaz.',
  },
] as const;

/** The preferences, kind by kind. Escape and the close button leave everything as it was. */
export function CookieSettings({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const before = cookieChoice();
  useEffect(() => dialog.current?.showModal(), []);

  function keep(choice: CookieChoice) {
    chooseCookies(choice);
    dialog.current?.close();
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const allows = (kind: string) => chosen.has(kind);
    keep({
      necessary: true,
      analytics: allows('analytics'),
      functional: allows('functional'),
      marketing: allows('marketing'),
    });
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-baslik`}
      onClose={onClose}
      className="m-0 mt-auto max-h-[calc(100dvh-1rem)] w-full max-w-none overflow-y-auto rounded-t-xl border border-line bg-sheet p-0 text-ink shadow-float backdrop:bg-scrim sm:m-auto sm:max-w-xl sm:rounded-xl"
    >
      <form onSubmit={submit} className="grid gap-4 p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-baslik`} className="text-2xl">
            Çerez tercihleri
          </h2>
          <IconButton
            label="Kapat"
            icon={<X />}
            onClick={() => dialog.current?.close()}
            className="-mt-1.5 -mr-2"
          />
        </div>
        <ul className="grid">
          {kinds.map((kind) => (
            <li key={kind.id} className="border-t border-line">
              <label className="grid min-h-target cursor-pointer grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 py-3.5 has-disabled:cursor-default">
                <span className="font-semibold">
                  {kind.name}
                  {kind.id === 'necessary' && (
                    <span className="ml-2 text-sm font-normal text-ink-soft">her zaman açık</span>
                  )}
                </span>
                <input
                  type="checkbox"
                  name={kind.id}
                  defaultChecked={kind.id === 'necessary' || before?.[kind.id] === true}
                  disabled={kind.id === 'necessary'}
                  aria-describedby={`${id}-${kind.id}`}
                  className="mt-0.5 h-6 w-11 appearance-none rounded-full border border-line-strong bg-well p-0.5 transition-colors before:block before:size-4.5 before:rounded-full before:bg-line-strong before:transition-transform before:content-[''] checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent disabled:opacity-60"
                />
                <span id={`${id}-${kind.id}`} className="col-span-2 text-sm text-ink-soft">
                  {kind.text}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2 sm:justify-end max-sm:[&>button]:flex-1">
          <Button onClick={() => keep(allOrNone(false))}>Yalnızca gerekli</Button>
          <Button onClick={() => keep(allOrNone(true))}>Tümünü kabul et</Button>
          <Button type="submit" variant="primary" className="max-sm:basis-full">
            Seçimimi kaydet
          </Button>
        </div>
      </form>
    </dialog>
  );
}
