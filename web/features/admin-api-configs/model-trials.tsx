import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ModelTrial } from '#contract/model-trials.ts';
import { messages } from '#domain/messages/index.ts';
import { saveFile } from '#web/features/export/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

const m = messages.modelTrials;
/** How often the progress of running trials is read, ms. */
const progressMs = 2_000;

function TrialCard({
  trial,
  isChosen,
  mayChoose,
  onChoose,
}: {
  trial: ModelTrial;
  isChosen: boolean;
  mayChoose: boolean;
  onChoose: (chosen: boolean) => void;
}) {
  const { id, name, written, tasks, isRunning, failure, figures, startedAt } = trial;
  return (
    <li className="border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          <p className="text-sm text-ink-soft">
            {formatMoment(startedAt)} · {written}/{tasks} metin{isRunning && ' · sürüyor'}
          </p>
        </div>
        {written > 0 && (
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4.5 accent-accent"
              aria-describedby={`deneme-${id}`}
              checked={isChosen}
              disabled={!isChosen && !mayChoose}
              onChange={(event) => onChoose(event.target.checked)}
            />
            Okumak için seç
            <span id={`deneme-${id}`} className="sr-only">
              {name}, {formatMoment(startedAt)}
            </span>
          </label>
        )}
      </div>
      {isRunning && (
        <progress className="mt-2 block w-full accent-accent" aria-label={name} value={written} max={tasks} />
      )}
      {failure !== null && <p className="mt-2 text-sm font-medium text-danger">{failure}</p>}
      {figures.length > 0 && (
        <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 text-sm md:grid-cols-4 lg:grid-cols-5">
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-xs text-ink-soft">{label}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/** The trials of models with their progress and figures; one or two are saved as a page for reading. */
export function ModelTrials() {
  const { data, error } = useQuery(
    queries.modelTrials.list.queryOptions({
      refetchInterval: ({ state }) =>
        state.data?.trials.some(({ isRunning }) => isRunning) ? progressMs : false,
    }),
  );
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const page = useMutation({
    mutationFn: ([id = '', other]: readonly string[]) =>
      api.modelTrials.page({ id, ...(other !== undefined && { other }) }),
    onSuccess: ({ html }) =>
      saveFile(new Blob([html], { type: 'text/html;charset=utf-8' }), 'model-denemesi.html'),
  });
  if (error && !data) return <Banner tone="error">{errorText(error, m.loadFailed)}</Banner>;
  if (!data || data.trials.length === 0) return null;
  return (
    <section aria-labelledby="model-denemeleri" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="model-denemeleri" className="text-xl font-semibold">
            Model denemeleri
          </h2>
          <p className="text-sm text-ink-soft">
            Ölçüler kurala göredir. Bir ya da iki denemeyi seçip metinleri yan yana okuyun; inen sayfada adlar
            gizlenebilir.
          </p>
        </div>
        <Button
          icon={<Download aria-hidden="true" />}
          disabled={chosen.length === 0}
          loading={page.isPending}
          onClick={() => page.mutate(chosen)}
        >
          Okuma sayfasını indir
        </Button>
      </div>
      {page.error && <Banner tone="error">{errorText(page.error, m.pageFailed)}</Banner>}
      <ul>
        {data.trials.map((trial) => (
          <TrialCard
            key={trial.id}
            trial={trial}
            isChosen={chosen.includes(trial.id)}
            mayChoose={chosen.length < 2}
            onChoose={(isChosen) =>
              setChosen((now) =>
                isChosen ? [...now, trial.id].slice(0, 2) : now.filter((id) => id !== trial.id),
              )
            }
          />
        ))}
      </ul>
    </section>
  );
}
