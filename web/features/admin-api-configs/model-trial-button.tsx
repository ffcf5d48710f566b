import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import type { ApiConfig } from '#contract/api-configs.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';

const money = new Intl.NumberFormat('tr-TR', { maximumSignificantDigits: 2 });

/** Starts a trial of the configuration's model, after saying what it writes and may cost. */
export function ModelTrialButton({ config: { id, name } }: { config: ApiConfig }) {
  const client = useQueryClient();
  const trials = useQuery(queries.modelTrials.list.queryOptions());
  /** The id of the trial that the open dialog starts; pressing twice starts it once. */
  const [asked, setAsked] = useState<string | null>(null);
  const start = useMutation({
    mutationFn: (trialId: string) => api.modelTrials.start({ id: trialId, configId: id }),
    onSuccess: () => {
      setAsked(null);
      toast({ tone: 'success', text: `${name}: model denemesi başladı. Sonuçlar listenin altında.` });
    },
    onSettled: () => client.invalidateQueries({ queryKey: queries.modelTrials.key() }),
  });
  const running = trials.data?.trials.find((trial) => trial.configId === id && trial.isRunning);
  const cost = trials.data?.costs.find(({ configId }) => configId === id);
  return (
    <>
      <Button
        variant="quiet"
        className="px-3"
        icon={<FlaskConical aria-hidden="true" />}
        aria-label={`Modeli dene: ${name}`}
        disabled={!trials.data}
        loading={running !== undefined}
        loadingText={running && `Deneniyor: ${running.written}/${running.tasks}`}
        onClick={() => {
          start.reset();
          setAsked(crypto.randomUUID());
        }}
      >
        Modeli dene
      </Button>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`${name}: model denensin mi?`}
        tone="primary"
        confirmText="Denemeyi başlat"
        pending={start.isPending}
        pendingText="Başlatılıyor…"
        error={start.error && errorText(start.error, messages.modelTrials.startFailed)}
        onConfirm={() => asked !== null && start.mutate(asked)}
      >
        <p>
          Model {trials.data?.tasks ?? 40} kısa hikâye metni yazar; metinler kurala göre ölçülür ve okunmak
          üzere saklanır.{' '}
          {cost
            ? `Yapılandırmadaki fiyatla en çok ${money.format(cost.most)} ${cost.currency} tutar.`
            : 'Yapılandırmada fiyat yazılı olmadığı için ne tutacağı bilinmiyor; sağlayıcı ücret alabilir.'}
        </p>
        <p className="mt-2">Deneme arka planda sürer, bu sayfadan ayrılabilirsiniz.</p>
      </ConfirmDialog>
    </>
  );
}
