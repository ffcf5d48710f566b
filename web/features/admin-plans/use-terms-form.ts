import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { changedTerms } from '#domain/billing/plan-terms-rules.ts';
import { type PlanTerms, plans } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText, fieldIssues } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { toast } from '#web/ui/toast.tsx';
import { draftFaults, draftOf, type TermsDraft, type TermsPath, termsOfDraft } from './terms-draft.ts';

/**
 * The form of a plan's terms. `newest` is the stored version; while another administrator's newer one is not answered,
 * nothing can be saved.
 */
export function useTermsForm(newest: PlanTerms) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [work, setWork] = useState<{ base: PlanTerms; draft: TermsDraft }>(() => ({
    base: newest,
    draft: draftOf(newest),
  }));
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  const [confirming, setConfirming] = useState(false);
  const { base, draft } = work;
  const touched = JSON.stringify(draft) !== JSON.stringify(draftOf(base));
  const isOutdated = newest.version > base.version;
  // Nothing was changed here, so the stored terms are shown.
  if (isOutdated && !touched) setWork({ base: newest, draft: draftOf(newest) });

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

  const reread = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queries.adminPlanTerms.list.key() }),
      client.invalidateQueries({ queryKey: queries.site.status.key() }),
    ]);
  const isValid = Object.keys(draftFaults(draft, base)).length === 0;
  const preview = isValid ? termsOfDraft(draft, base) : null;
  const save = useMutation({
    mutationFn: (terms: PlanTerms) => api.adminPlanTerms.change(terms),
    onSuccess: async (saved) => {
      setConfirming(false);
      setWork({ base: saved, draft: draftOf(saved) });
      toast({ tone: 'success', text: `${plans[saved.plan].name}: ${saved.version}. sürüm geçerli.` });
      await reread();
    },
    onError: async (error) => {
      setConfirming(false);
      setFaults(fieldIssues(error));
      if (error instanceof ApiError && error.code === 'PLAN_TERMS_CHANGED') await reread();
    },
  });

  return {
    form,
    draft,
    faults,
    touched,
    isOutdated: isOutdated && touched,
    /** The terms that would be saved; null while a value is wrong. */
    preview,
    changes: preview ? changedTerms(base, preview) : [],
    confirming,
    saving: save.isPending,
    error:
      save.error && Object.keys(faults).length === 0 && !isOutdated
        ? errorText(save.error, messages.planTerms.saveFailed)
        : null,
    change(path: TermsPath, text: string) {
      setWork((now) => ({ ...now, draft: { ...now.draft, [path]: text } }));
      setFaults(({ [path]: _, ...others }) => others);
    },
    submit() {
      save.reset();
      const wrong = draftFaults(draft, base);
      setFaults(wrong);
      if (Object.keys(wrong).length === 0) setConfirming(true);
    },
    confirm() {
      if (preview && !save.isPending) save.mutate(preview);
    },
    cancel: () => setConfirming(false),
    /** Drops what was typed and shows the stored terms. */
    discard() {
      setWork({ base: newest, draft: draftOf(newest) });
      setFaults({});
      save.reset();
    },
    /** Puts what was typed on the newer version, to be looked at and saved. */
    keepMine: () => setWork({ base: newest, draft }),
  };
}
