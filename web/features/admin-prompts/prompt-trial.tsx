import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { usePrompt } from './use-prompt.ts';

const roles = { system: 'Sistem iletisi', user: 'Kullanıcı iletisi' } as const;

function Text({ title, children }: { title: string; children: string }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold">{title}</h3>
      <p
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-96 overflow-y-auto rounded-md border border-line bg-paper p-4 text-sm whitespace-pre-line wrap-anywhere"
      >
        {children}
      </p>
    </section>
  );
}

/** The messages that the draft makes of an example, and the model's answer to them. */
export function PromptTrial({ trial }: Pick<ReturnType<typeof usePrompt>, 'trial'>) {
  const { data, pending, outdated, error, run } = trial;
  return (
    <section aria-labelledby="yonerge-deneme" className="grid gap-4">
      <h2 id="yonerge-deneme" className="text-2xl">
        Deneme
      </h2>
      <p role="status" className="text-sm text-ink-soft">
        {data && outdated
          ? 'Denemeden sonra metni değiştirdiniz; yeniden deneyin.'
          : 'Örnek bir hikâyeyle denenir; hiçbir şey saklanmaz. Model yanıtı sağlayıcının hesabından düşer.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => run(false)} loading={pending === 'messages'} loadingText="Hazırlanıyor…">
          İletileri göster
        </Button>
        <Button onClick={() => run(true)} loading={pending === 'model'} loadingText="Model yazıyor…">
          Modelle dene
        </Button>
      </div>
      {error && <Banner tone="error">{error}</Banner>}
      {data && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {data.messages.map(({ role, content }) => (
            <Text key={role} title={roles[role]}>
              {content}
            </Text>
          ))}
          {data.answer !== null && <Text title={`Yanıt (${data.model})`}>{data.answer}</Text>}
        </div>
      )}
    </section>
  );
}
