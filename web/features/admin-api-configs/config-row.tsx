import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Pencil, PlugZap, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ApiConfig } from '#contract/api-configs.ts';
import { apiProviders } from '#domain/generation/api-configs.ts';
import { messages } from '#domain/messages/index.ts';
import { MoneyBadge } from '#web/features/admin-payments/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Switch } from '#web/ui/switch-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { TwoStepButton } from '#web/ui/two-step-button.tsx';
import { CopySecret } from './copy-secret.tsx';
import { ModelTrialButton } from './model-trial-button.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { ProviderBadges, usageParts } from './provider-use.tsx';

const m = messages.apiConfigs;
const numbers = new Intl.NumberFormat('tr-TR');

interface Outcome {
  ok: boolean;
  text: string;
}

/** The result of the connection test: its text and duration. */
function TestOutcome({ outcome }: { outcome: Outcome | null }) {
  const Icon = outcome?.ok ? CircleCheck : CircleAlert;
  return (
    <div role="status" aria-live="polite">
      {outcome && (
        <p
          className={classes(
            'mt-2 flex items-start gap-2 rounded-md px-3 py-2 text-sm font-medium',
            outcome.ok ? 'bg-success-wash text-success' : 'bg-danger-wash text-danger',
          )}
        >
          <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {outcome.text}
        </p>
      )}
    </div>
  );
}

/** One configuration: a row of the table, or a card on a phone. */
export function ConfigRow({
  config,
  onEdit,
  onRemoved,
}: {
  config: ApiConfig;
  onEdit: () => void;
  /** Called after the deletion, to move the focus. */
  onRemoved: () => void;
}) {
  const client = useQueryClient();
  const { id, name, provider, isActive } = config;
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: queries.apiConfigs.key() }) };
  /** The requested position of the switch, until the list has it. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const toggle = useMutation({
    mutationFn: ({ active, force }: { active: boolean; force: boolean }) =>
      api.apiConfigs.toggle({ id, isActive: active, force }),
    onSuccess: ({ trialFailure }) => {
      if (trialFailure !== null) toast({ tone: 'error', text: `${name}: denemesi başarısız, kapalı kaldı.` });
    },
    onError: (fault) => toast({ tone: 'error', text: errorText(fault, m.toggleFailed) }),
    onSettled: () => settled.onSettled().finally(() => setWanted(null)),
  });
  function turn(next: boolean, force = false) {
    if (wanted !== null) return;
    setWanted(next);
    toggle.mutate({ active: next, force });
  }
  const remove = useMutation({
    mutationFn: () => api.apiConfigs.remove({ id }),
    onSuccess: () => {
      toast({ tone: 'success', text: `${name} silindi.` });
      onRemoved();
    },
    onError: (fault) => toast({ tone: 'error', text: errorText(fault, m.deleteFailed) }),
    ...settled,
  });
  const trial = useMutation({ mutationFn: (_revision: number) => api.apiConfigs.test({ id }) });
  // A result of an older version does not apply to this one.
  const outcome: Outcome | null =
    trial.variables !== config.revision
      ? null
      : trial.data
        ? { ok: trial.data.ok, text: `${trial.data.message} (${numbers.format(trial.data.tookMs)} ms)` }
        : trial.error
          ? { ok: false, text: errorText(trial.error, m.testFailed) }
          : null;
  const { trialFailure } = config;
  const shown = outcome ?? (trialFailure === null ? null : { ok: false, text: trialFailure });
  const active = wanted ?? isActive;
  const detail = [config.model, config.baseUrl, config.merchantId && `Mağaza ${config.merchantId}`]
    .filter(Boolean)
    .join(' · ');
  const use = usageParts(config).join(' · ');
  return (
    <tbody className="border-b border-line max-md:block max-md:py-4">
      <tr className="align-middle max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-4 max-md:gap-y-2">
        <th scope="row" className="py-3 pr-4 text-left font-normal max-md:p-0">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-semibold wrap-anywhere">{name}</span>
            {config.inUse && <Badge tone="accent">Kullanımda</Badge>}
            <ProviderBadges config={config} />
            {provider === 'paytr' && <MoneyBadge test={config.testMode || config.testForced} />}
            {config.keyLost && <Badge tone="danger">Anahtar açılamıyor</Badge>}
            {config.addressRefused && <Badge tone="danger">Adresine izin yok, kullanılmıyor</Badge>}
          </span>
          {detail && <span className="block text-xs text-ink-soft wrap-anywhere">{detail}</span>}
          {use && <span className="block text-xs text-ink-soft">{use}</span>}
        </th>
        <td className="py-3 pr-4 max-md:p-0 max-md:text-right">
          <Badge>{apiProviders[provider]}</Badge>
        </td>
        <td className="py-3 pr-4 max-md:p-0">
          <span className="flex items-center gap-1">
            <code className="text-xs whitespace-nowrap">{config.maskedKey}</code>
            <CopySecret config={config} kind="key" />
            {provider === 'paytr' && <CopySecret config={config} kind="salt" />}
          </span>
        </td>
        <td className="py-3 pr-4 max-md:p-0">
          <span className="flex items-center gap-2.5 max-md:justify-end">
            <Switch label={`Etkin: ${name}`} checked={active} onChange={(next) => turn(next)} />
            <span aria-hidden="true" className={active ? 'font-medium text-success' : 'text-ink-soft'}>
              {active ? 'Etkin' : 'Kapalı'}
            </span>
          </span>
        </td>
        <td className="py-2 max-md:col-span-2 max-md:p-0">
          <span className="flex justify-end gap-1 max-md:-ml-3 max-md:flex-wrap max-md:justify-start">
            {provider !== 'paytr' && <MoveButtons config={config} />}
            <Button
              variant="quiet"
              className="px-3"
              icon={<PlugZap aria-hidden="true" />}
              aria-label={`Dene: ${name}`}
              loading={trial.isPending}
              loadingText="Deneniyor…"
              onClick={() => trial.mutate(config.revision)}
            >
              Dene
            </Button>
            {provider !== 'paytr' && <ModelTrialButton config={config} />}
            <Button
              variant="quiet"
              className="px-3"
              icon={<Pencil aria-hidden="true" />}
              aria-label={`Düzenle: ${name}`}
              onClick={onEdit}
            >
              Düzenle
            </Button>
            <TwoStepButton
              label="Sil"
              armedLabel="Evet, sil"
              name={`Sil: ${name}`}
              armedName={`Evet, sil. Silmek için yeniden basın: ${name}`}
              icon={<Trash2 aria-hidden="true" />}
              loading={remove.isPending}
              loadingText="Siliniyor…"
              onConfirm={() => remove.mutate()}
            />
          </span>
        </td>
      </tr>
      <tr className={shown ? 'max-md:block' : 'max-md:hidden'}>
        <td colSpan={5} className={shown ? 'pb-3 max-md:block max-md:p-0' : 'p-0'}>
          <TestOutcome outcome={shown} />
          {trialFailure !== null && (
            <div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
              <p>Denemesi başarısız olduğu için kapalı duruyor.</p>
              <TwoStepButton
                label="Yine de kullan"
                armedLabel="Evet, kullan"
                name={`Yine de kullan: ${name}`}
                armedName={`Denemesi başarısız olduğu hâlde bütün yazma işini üstlensin: ${name}`}
                loading={wanted === true}
                onConfirm={() => turn(true, true)}
              />
            </div>
          )}
        </td>
      </tr>
    </tbody>
  );
}
