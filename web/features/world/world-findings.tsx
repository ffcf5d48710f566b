import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { GenerationPreview } from '#contract/generations.ts';
import { messages } from '#domain/messages/index.ts';
import { maxMentionDistance } from '#domain/world/choose-entries.ts';
import { worldKinds } from '#domain/world/kinds.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { type PreviewSource, previewRequest } from './preview-request.ts';
import { reasonIn, reasonOut } from './reasons.ts';

const PromptDialog = lazy(async () => ({ default: (await import('./prompt-dialog.tsx')).PromptDialog }));

/** A text that is being typed is looked at after a pause, ms. */
const pauseMs = 1_500;

const number = (value: number) => value.toLocaleString('tr-TR');

export interface WorldFindingsProps {
  /** What the next text would be asked for, as it is now. */
  source: () => PreviewSource;
  /** Changes with idea, genre, options and cards. */
  version: string;
  /** Changes with the text. */
  words: { subscribe: (listener: () => void) => () => void; get: () => number };
}

/** What is asked for once nothing has changed for a while. */
function useSettled(source: () => PreviewSource, version: string): PreviewSource {
  const [settled, setSettled] = useState(source);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version tells when the source gives something else.
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(source()), pauseMs);
    return () => clearTimeout(timer);
  }, [version]);
  return settled;
}

function Entry({ name, kind, note }: { name: string; kind: keyof typeof worldKinds; note: string }) {
  return (
    <li className="grid py-1.5">
      <span className="font-medium wrap-anywhere">{name}</span>
      <span className="text-xs text-ink-soft">
        {worldKinds[kind]} · {note}
      </span>
    </li>
  );
}

function Found({ data }: { data: GenerationPreview }) {
  const { chosen, left, leftMore, used, budget } = data;
  const share = used === 0 ? 0 : Math.max(1, Math.min(100, (used / Math.max(1, budget)) * 100));
  const out = left.filter(({ why }) => why !== 'not-named' && why !== 'elsewhere');
  const unnamed = left.filter(({ why }) => why === 'not-named' || why === 'elsewhere');
  return (
    <>
      <div className="grid gap-1.5">
        <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-well">
          <div className="h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
        </div>
        <p className="text-xs text-ink-soft tabular-nums">
          {number(budget)} karakterlik yerin {number(used)} karakteri kullanılıyor. Kayıtlar üretimin bedelini
          artırmaz.
        </p>
      </div>
      {chosen.length === 0 ? (
        <p className="text-ink-soft">Fikirde ve metnin son bölümünde adı geçen ya da sabitlenen kayıt yok.</p>
      ) : (
        <div>
          <h4 className="text-xs font-semibold text-ink-soft">Girenler</h4>
          <ul className="divide-y divide-line">
            {chosen.map((entry) => (
              <Entry key={entry.id} name={entry.name} kind={entry.kind} note={reasonIn(entry)} />
            ))}
          </ul>
        </div>
      )}
      {out.length > 0 && (
        <div>
          <h4 className="text-xs font-semibold text-ink-soft">Girmeyenler</h4>
          <ul className="divide-y divide-line">
            {out.map((entry) => (
              <Entry key={entry.id} name={entry.name} kind={entry.kind} note={reasonOut(entry)} />
            ))}
          </ul>
        </div>
      )}
      {unnamed.length > 0 && (
        <details className="group/unnamed">
          <summary className="flex min-h-target cursor-pointer items-center text-xs font-semibold text-ink-soft">
            Adı geçmeyen {number(unnamed.length + leftMore)} kayıt
          </summary>
          <ul className="divide-y divide-line">
            {unnamed.map((entry) => (
              <Entry key={entry.id} name={entry.name} kind={entry.kind} note={reasonOut(entry)} />
            ))}
          </ul>
          {leftMore > 0 && <p className="text-xs text-ink-soft">ve {number(leftMore)} kayıt daha</p>}
        </details>
      )}
    </>
  );
}

/** The world entries of the next prompt, updated while the text changes. */
export function WorldFindings({ source, version, words }: WorldFindingsProps) {
  const count = useSyncExternalStore(words.subscribe, words.get, words.get);
  const asked = useSettled(source, `${version} ${count}`);
  const [prompt, setPrompt] = useState<PreviewSource | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.generations.preview.queryOptions({ input: previewRequest(asked, maxMentionDistance + 1) }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    gcTime: 0,
    retry: false,
  });
  return (
    <div className="grid gap-3 pb-4">
      {error ? (
        <div className="grid justify-items-start gap-2">
          <p role="alert" className="text-danger">
            {errorText(error, messages.world.previewFailed)}
          </p>
          <Button loading={isFetching} onClick={() => void refetch()}>
            Yeniden dene
          </Button>
        </div>
      ) : data ? (
        <Found data={data} />
      ) : (
        <p role="status" className="text-ink-soft">
          Hazırlanıyor…
        </p>
      )}
      <Button
        className="justify-self-start"
        // As a transition React shows the dialog as soon as it is loaded, without a fallback for 300 ms before.
        onClick={() => startTransition(() => setPrompt(source()))}
      >
        İstemin tamamını göster
      </Button>
      <Suspense fallback={null}>
        {prompt && <PromptDialog source={prompt} onClose={() => setPrompt(null)} />}
      </Suspense>
    </div>
  );
}
