import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { LocalModel } from '#contract/api-configs.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';

const m = messages.apiConfigs;

/** Model servers of one's own machine need no key, but a configuration has one. */
const key = 'yerel';

/** A found model; one click makes a configuration of it. */
function LocalModelRow({ found: { server, baseUrl, model } }: { found: LocalModel }) {
  const client = useQueryClient();
  /** A repeated click does not add it twice. */
  const [id] = useState(() => crypto.randomUUID());
  const name = `${server}: ${model}`.slice(0, 100);
  const add = useMutation({
    mutationFn: () => api.apiConfigs.create({ id, name, provider: 'other', key, baseUrl, model }),
    onSuccess: ({ trialFailure }) => {
      if (trialFailure === null) toast({ tone: 'success', text: `${name} eklendi.` });
      else toast({ tone: 'error', text: `${name} eklendi; denemesi başarısız, kapalı kaldı.` });
    },
    onError: (fault) => toast({ tone: 'error', text: errorText(fault, m.createFailed) }),
    onSettled: () => client.invalidateQueries({ queryKey: queries.apiConfigs.key() }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{model}</span>
        <span className="block text-xs text-ink-soft">
          {server} · {baseUrl}
        </span>
      </span>
      {/* The button stays, so that the focus does. */}
      <Button
        aria-label={`${add.isSuccess ? 'Eklendi' : 'Kullan'}: ${model}`}
        loading={add.isPending}
        onClick={() => !add.isSuccess && add.mutate()}
      >
        {add.isSuccess ? 'Eklendi' : 'Kullan'}
      </Button>
    </li>
  );
}

/** Searches the server's machine for model servers. */
export function LocalModels() {
  const search = useMutation({ mutationFn: () => api.apiConfigs.localModels() });
  const models = search.data?.models ?? [];
  return (
    <section aria-label="Yerel modeller" className="grid gap-3">
      <p className="max-w-prose text-sm text-ink-soft">
        Bu sunucunun makinesinde çalışan Ollama, llama.cpp, LM Studio ve vLLM aranır; bulunan model tek tıkla
        eklenir.
      </p>
      <Button
        className="justify-self-start"
        icon={<Search aria-hidden="true" />}
        loading={search.isPending}
        loadingText="Aranıyor…"
        onClick={() => search.mutate()}
      >
        Yerel sunucuları ara
      </Button>
      {search.error && <Banner tone="error">{errorText(search.error, m.localModelsFailed)}</Banner>}
      <p role="status" className={models.length > 0 || !search.data ? 'sr-only' : 'text-sm'}>
        {search.data &&
          (models.length > 0 ? `${models.length} model bulundu.` : 'Çalışan bir model sunucusu bulunamadı.')}
      </p>
      {models.length > 0 && (
        <ul className="text-sm">
          {models.map((found) => (
            <LocalModelRow key={`${found.baseUrl} ${found.model}`} found={found} />
          ))}
        </ul>
      )}
    </section>
  );
}
