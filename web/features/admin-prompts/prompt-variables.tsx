import type { AdminPrompt } from '#contract/prompts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** The variables that a prompt may use, and how they are written. */
export function PromptVariables({ variables }: Pick<AdminPrompt, 'variables'>) {
  return (
    <Disclosure title="Değişkenler">
      <div className="grid gap-3 text-sm">
        <p className="text-ink-soft">
          Ayraç içindeki adın yerine metni konur. Bütün değişkenleri boş kalan satır, satırı kalmayan başlık
          gönderilmez.
        </p>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {variables.map(({ name, about, isRequired }) => (
            <div key={name}>
              <dt>
                <code>{`{${name}}`}</code>
                {isRequired && <span className="text-ink-soft"> gerekli</span>}
              </dt>
              <dd className="text-ink-soft">{about}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Disclosure>
  );
}
