import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AdminPrompt } from '#contract/prompts.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText, fieldIssues } from '#web/lib/api-error.ts';
import { mergeChanges } from '#web/lib/merge-changes.ts';
import { queries } from '#web/lib/queries.ts';
import { toast } from '#web/ui/toast.tsx';

/** The two messages of a prompt. */
export type PromptDraft = Record<'system' | 'user', string>;

interface Work {
  /** The stored text that the draft is based on. */
  base: AdminPrompt;
  draft: PromptDraft;
}

export const draftOf = ({ system, user }: PromptDraft): PromptDraft => ({ system, user });
const same = (a: PromptDraft, b: PromptDraft) => a.system === b.system && a.user === b.user;

/** The unsaved texts of the page, by the prompts' ids. */
export type PromptDrafts = Map<string, Work>;

/**
 * The form of a prompt. Unsaved changes survive an error, a save by another administrator and a look at another prompt.
 */
export function usePrompt(stored: AdminPrompt, drafts: PromptDrafts) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [work, setWork] = useState<Work>(
    () => drafts.get(stored.id) ?? { base: stored, draft: draftOf(stored) },
  );
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { base, draft } = work;
  const touched = !same(draft, base);
  const newer = stored.revision > base.revision;
  // Nothing was changed here, so the stored text is shown.
  if (newer && !touched) setWork({ base: stored, draft: draftOf(stored) });

  useEffect(() => {
    drafts.set(stored.id, work);
  }, [drafts, stored.id, work]);
  useEffect(() => {
    if (!touched) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [touched]);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const show = (prompt: AdminPrompt) =>
    client.setQueryData(queries.prompts.list.queryOptions().queryKey, (all) =>
      all?.map((each) => (each.id === prompt.id ? prompt : each)),
    );
  function stop(error: unknown): void {
    if (error instanceof ApiError && error.code === 'PROMPT_CHANGED')
      show((error.data as { current: AdminPrompt }).current);
    setErrors(fieldIssues(error));
  }
  function keep(saved: AdminPrompt, text: string): void {
    show(saved);
    setErrors({});
    void client.invalidateQueries({ queryKey: queries.prompts.versions.key() });
    toast({ tone: 'success', text });
  }
  const save = useMutation({
    mutationFn: ({ draft: sent, base: on }: Work) =>
      api.prompts.update({ id: on.id, ...sent, revision: on.revision }),
    onSuccess: (saved, { draft: sent }) => {
      keep(saved, 'Yönerge kaydedildi. Yeni başlayan metinler onunla yazılır.');
      // Values typed during the save stay.
      setWork((now) => ({ base: saved, draft: mergeChanges(sent, now.draft, draftOf(saved)).merged }));
    },
    onError: stop,
  });
  const reset = useMutation({
    mutationFn: () => api.prompts.reset({ id: stored.id, revision: stored.revision }),
    onSuccess: (saved) => {
      keep(saved, 'Programın kendi metni yeniden geçerli.');
      setWork({ base: saved, draft: draftOf(saved) });
    },
    onError: stop,
  });
  const trial = useMutation({
    mutationFn: ({ callModel, ...sent }: PromptDraft & { callModel: boolean }) =>
      api.prompts.try({ id: stored.id, ...sent, callModel }),
    onSuccess: () => setErrors({}),
    onError: (error) => setErrors(fieldIssues(error)),
  });

  const clash = newer && touched ? mergeChanges(draftOf(base), draft, draftOf(stored)) : null;
  const hasErrors = Object.keys(errors).length > 0;
  const failure = save.error ?? reset.error;
  return {
    form,
    draft,
    errors,
    touched,
    clash,
    saving: save.isPending,
    resetting: reset.isPending,
    box: failure && !clash && !hasErrors ? errorText(failure, messages.prompts.saveFailed) : null,
    trial: {
      data: trial.data,
      pending: trial.isPending ? (trial.variables.callModel ? 'model' : 'messages') : null,
      /** Whether the text was changed since it was tried. */
      outdated: trial.variables !== undefined && !same(trial.variables, draft),
      error: trial.error && !hasErrors ? errorText(trial.error, messages.prompts.tryFailed) : null,
      run: (callModel: boolean) => trial.mutate({ ...draft, callModel }),
    },
    change: (changed: Partial<PromptDraft>) =>
      setWork((now) => ({ ...now, draft: { ...now.draft, ...changed } })),
    /** Fills the form with an earlier text; it applies when it is saved. */
    takeBack: (text: PromptDraft) => {
      setWork((now) => ({ ...now, draft: draftOf(text) }));
      setErrors({});
    },
    submit: () => {
      if (!save.isPending) save.mutate(work);
    },
    reset: () => reset.mutate(),
    discard() {
      setWork({ base: stored, draft: draftOf(stored) });
      setErrors({});
      save.reset();
      reset.reset();
    },
    keepMine() {
      if (!clash) return;
      const next = { base: stored, draft: draftOf(clash.merged) };
      setWork(next);
      save.mutate(next);
    },
  };
}
