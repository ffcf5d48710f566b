import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApiConfig } from '#contract/api-configs.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText, fieldIssues } from '#web/lib/api-error.ts';
import { mergeChanges } from '#web/lib/merge-changes.ts';
import { queries } from '#web/lib/queries.ts';
import { toast } from '#web/ui/toast.tsx';
import {
  type ConfigDraft,
  cleanDraft,
  draftFaults,
  draftOf,
  type OpenFields,
  openFields,
} from './config-draft.ts';

const m = messages.apiConfigs;

/** Another administrator's version; `both` are the fields that both versions have changed. */
interface Clash {
  current: ApiConfig;
  both: (keyof OpenFields)[];
}

/** The current version from the error of an outdated save, or null. */
function currentOf(fault: unknown): ApiConfig | null {
  if (!(fault instanceof ApiError) || fault.code !== 'API_CONFIG_CHANGED') return null;
  return (fault.data as { current?: ApiConfig } | undefined)?.current ?? null;
}

/** The form of a configuration. Typed values survive an error, and a save or deletion by another administrator. */
export function useConfigForm(config: ApiConfig | null, onDone: () => void) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  /** The stored version that the draft is based on; null for a new one. */
  const [base, setBase] = useState(config);
  const [newId] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState<ConfigDraft>(() => draftOf(config));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [clash, setClash] = useState<Clash | null>(null);

  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  const save = useMutation({
    mutationFn: ({ sent, on }: { sent: ConfigDraft; on: ApiConfig | null }) =>
      on
        ? api.apiConfigs.update({ ...cleanDraft(sent), id: on.id, revision: on.revision })
        : api.apiConfigs.create({ ...cleanDraft(sent), id: newId }),
    onSuccess: ({ name, trialFailure }, { on }) => {
      if (trialFailure !== null) {
        toast({
          tone: 'error',
          text: `${name} kaydedildi, ama denemesi başarısız olduğu için kapalı duruyor.`,
        });
      } else toast({ tone: 'success', text: on ? `${name}: değişiklikler kaydedildi.` : `${name} eklendi.` });
      onDone();
    },
    onError: (fault, { sent, on }) => {
      const current = currentOf(fault);
      if (current) {
        const before = openFields(draftOf(on));
        const { merged, both } = mergeChanges(before, openFields(sent), openFields(draftOf(current)));
        setDraft((now) => ({ ...now, ...(merged as unknown as OpenFields) }));
        setClash({ current, both });
      } else if (fault instanceof ApiError && fault.code === 'NOT_FOUND') setBase(null);
      setFaults(fieldIssues(fault));
    },
    onSettled: () => client.invalidateQueries({ queryKey: queries.apiConfigs.key() }),
  });

  function submit(on = base) {
    if (save.isPending) return;
    const wrong = draftFaults(draft, on);
    setFaults(wrong);
    if (Object.keys(wrong).length === 0) save.mutate({ sent: draft, on });
  }

  const gone = save.error instanceof ApiError && save.error.code === 'NOT_FOUND';
  const beside = clash !== null || Object.keys(faults).length > 0;
  const failed = base ? m.updateFailed : m.createFailed;
  return {
    form,
    base,
    draft,
    faults,
    clash,
    saving: save.isPending,
    /** Another administrator has deleted it; a save adds it again. */
    gone: gone && base === null,
    box: save.error && !beside ? errorText(save.error, failed) : null,
    change: (changed: Partial<ConfigDraft>) => setDraft((now) => ({ ...now, ...changed })),
    submit: () => submit(),
    keepMine() {
      if (!clash) return;
      setBase(clash.current);
      setClash(null);
      submit(clash.current);
    },
    takeTheirs() {
      if (!clash) return;
      const { current } = clash;
      setBase(current);
      setDraft((now) => ({ ...draftOf(current), key: now.key, salt: now.salt }));
      setClash(null);
      setFaults({});
      save.reset();
    },
  };
}
