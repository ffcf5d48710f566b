import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StoredSettings } from '#contract/settings.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText, fieldIssues } from '#web/lib/api-error.ts';
import { mergeChanges } from '#web/lib/merge-changes.ts';
import { queries } from '#web/lib/queries.ts';
import { toast } from '#web/ui/toast.tsx';
import {
  draftFaults,
  draftOf,
  fieldOfPath,
  inputOf,
  questionsOf,
  type SettingsDraft,
} from './settings-draft.ts';

interface Work {
  /** The stored settings that the draft is based on. */
  base: StoredSettings;
  draft: SettingsDraft;
}

/** Unsaved changes, with their owner, while another section is open. */
let kept: { owner: string; work: Work } | null = null;

const same = (a: SettingsDraft, b: SettingsDraft) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The settings form. Unsaved changes survive an error, a visit of other sections and a save by another administrator.
 */
export function useSettings(stored: StoredSettings, owner: string) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [work, setWork] = useState<Work>(() =>
    kept?.owner === owner ? kept.work : { base: stored, draft: draftOf(stored) },
  );
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  const [questions, setQuestions] = useState<readonly string[]>([]);
  const { base, draft } = work;
  const touched = !same(draft, draftOf(base));
  const newer = stored.revision > base.revision;
  // Nothing was changed here, so the stored settings are shown.
  if (newer && !touched) setWork({ base: stored, draft: draftOf(stored) });

  useEffect(() => {
    kept = touched ? { owner, work } : null;
  }, [owner, work, touched]);
  useEffect(() => {
    if (!touched) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [touched]);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  const show = (settings: StoredSettings) =>
    client.setQueryData(queries.settings.get.queryOptions().queryKey, settings);
  const save = useMutation({
    mutationFn: ({ draft: sent, base: on }: Work) => api.settings.update(inputOf(sent, on.revision)),
    onSuccess: (saved, { draft: sent }) => {
      setQuestions([]);
      show(saved);
      // Values typed during the save stay.
      setWork((now) => ({ base: saved, draft: mergeChanges(sent, now.draft, draftOf(saved)).merged }));
      toast({ tone: 'success', text: 'Ayarlar kaydedildi ve bütün sitede geçerli.' });
    },
    onError: (fault) => {
      setQuestions([]);
      if (fault instanceof ApiError && fault.code === 'SETTINGS_CHANGED')
        show((fault.data as { current: StoredSettings }).current);
      const issues = Object.entries(fieldIssues(fault));
      setFaults(Object.fromEntries(issues.map(([path, text]) => [fieldOfPath[path] ?? path, text])));
    },
  });

  function submit(next: Work = work) {
    if (save.isPending) return;
    const wrong = draftFaults(next.draft);
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    const asked = questionsOf(draftOf(next.base), next.draft);
    if (asked.length > 0) setQuestions(asked);
    else save.mutate(next);
  }

  const clash = newer && touched ? mergeChanges(draftOf(base), draft, draftOf(stored)) : null;
  const beside = clash !== null || Object.keys(faults).length > 0;
  return {
    form,
    draft,
    faults,
    touched,
    clash,
    questions,
    saving: save.isPending,
    box: save.error && !beside ? errorText(save.error, messages.settings.saveFailed) : null,
    change: (changed: Partial<SettingsDraft>) =>
      setWork((now) => ({ ...now, draft: { ...now.draft, ...changed } })),
    submit: () => submit(),
    confirm: () => save.mutate(work),
    forgetQuestions: () => setQuestions([]),
    discard() {
      setWork({ base: stored, draft: draftOf(stored) });
      setFaults({});
      save.reset();
    },
    keepMine() {
      if (!clash) return;
      const next = { base: stored, draft: clash.merged };
      setWork(next);
      submit(next);
    },
  };
}
