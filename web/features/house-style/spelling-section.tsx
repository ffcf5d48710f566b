import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { usePersonalWords } from './use-personal-words.ts';
import type { SpellingControl, SpellingState } from './use-spelling.ts';

const notes: Record<SpellingState, string> = {
  off: 'Açınca sözlük bir kez indirilir (yaklaşık 2 MB) ve metin bu cihazda denetlenir; hiçbir yere gönderilmez.',
  loading: 'Sözlük yükleniyor…',
  on: 'Yanlış olabilecek sözcüklerin altı çizilir. Üstüne tıklayın ya da metinde F7’ye basın.',
  failed: messages.houseStyle.dictionaryFailed,
};

/** The spell check's switch and the writer's own words. */
export function SpellingSection({ control, signedIn }: { control: SpellingControl; signedIn: boolean }) {
  const { words, list, add, remove } = usePersonalWords(signedIn);
  const [word, setWord] = useState('');
  const fault = add.error ?? remove.error ?? control.learnFault;

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = word.trim();
    if (wanted === '') return;
    add.mutate({ word: wanted }, { onSuccess: () => setWord((now) => (now.trim() === wanted ? '' : now)) });
  }

  return (
    <section className="grid gap-3">
      <SwitchField label="Yazım denetimi" checked={control.isOn} onChange={control.toggle}>
        <span aria-live="polite">{notes[control.isOn ? control.state : 'off']}</span>
      </SwitchField>
      {signedIn && (
        <>
          <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
            <div className="min-w-48 flex-1">
              <TextField
                label="Kişisel sözlük"
                name="word"
                autoComplete="off"
                maxLength={60}
                value={word}
                onChange={(event) => {
                  setWord(event.target.value);
                  add.reset();
                }}
                error={fault ? errorText(fault, messages.houseStyle.wordNotSaved) : undefined}
              />
            </div>
            <Button type="submit" loading={add.isPending} loadingText="Ekleniyor…">
              Sözlüğe ekle
            </Button>
          </form>
          {list.isError ? (
            <p className="text-sm text-danger">
              {errorText(list.error, messages.houseStyle.wordsNotLoaded)}{' '}
              <button type="button" className="font-semibold underline" onClick={() => void list.refetch()}>
                Yeniden dene
              </button>
            </p>
          ) : words.length === 0 ? (
            <p className="text-sm text-ink-soft">
              {list.isPending
                ? 'Sözcükleriniz yükleniyor…'
                : 'Uydurduğunuz adları ve sözcükleri ekleyin; çekimli hâlleri de tanınır.'}
            </p>
          ) : (
            <ul
              className="flex max-h-40 flex-wrap gap-1.5 overflow-y-auto"
              aria-label="Kişisel sözlükteki sözcükler"
            >
              {words.map((known) => (
                <li key={known}>
                  <button
                    type="button"
                    aria-label={`${known}: sözlükten çıkar`}
                    onClick={() => remove.mutate({ word: known })}
                    className="inline-flex min-h-target items-center gap-1.5 rounded-full border border-line px-3 text-sm hover:border-ink"
                  >
                    {known}
                    <X aria-hidden="true" className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
