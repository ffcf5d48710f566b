import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { IdentityVersion, StoredIdentity } from '#contract/site-identity.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText, fieldIssues } from '#web/lib/api-error.ts';
import { mergeChanges } from '#web/lib/merge-changes.ts';
import { queries } from '#web/lib/queries.ts';
import { toast } from '#web/ui/toast.tsx';
import { draftErrors, draftOf, fieldOfPath, fieldsOf, type IdentityDraft } from './identity-draft.ts';

interface Work {
  /** The stored version that the draft is based on. */
  base: StoredIdentity;
  draft: IdentityDraft;
}

const same = (a: IdentityDraft, b: IdentityDraft) => JSON.stringify(a) === JSON.stringify(b);

/** The form of the site's identity. Unsaved changes survive an error and a save by another administrator. */
export function useIdentity(stored: StoredIdentity) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [work, setWork] = useState<Work>(() => ({ base: stored, draft: draftOf(stored) }));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { base, draft } = work;
  const touched = !same(draft, draftOf(base));
  const newer = stored.revision > base.revision;
  // Nothing was changed here, so the stored version is shown.
  if (newer && !touched) setWork({ base: stored, draft: draftOf(stored) });

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

  const show = (identity: StoredIdentity) =>
    client.setQueryData(queries.siteIdentity.get.queryOptions().queryKey, identity);
  const showIssues = (error: unknown) =>
    setErrors(
      Object.fromEntries(Object.entries(fieldIssues(error)).map(([path, text]) => [fieldOfPath(path), text])),
    );
  const save = useMutation({
    mutationFn: ({ draft: sent, base: on }: Work) =>
      api.siteIdentity.update({ ...fieldsOf(sent), revision: on.revision }),
    onSuccess: (saved, { draft: sent }) => {
      show(saved);
      void client.invalidateQueries({ queryKey: queries.siteIdentity.versions.key() });
      void client.invalidateQueries({ queryKey: queries.administration.setup.key() });
      // Values typed during the save stay.
      setWork((now) => ({ base: saved, draft: mergeChanges(sent, now.draft, draftOf(saved)).merged }));
      toast({ tone: 'success', text: 'Site kimliği kaydedildi. Sayfaların yenisi açıldıkça görünür.' });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'IDENTITY_CHANGED')
        show((error.data as { current: StoredIdentity }).current);
      showIssues(error);
    },
  });
  const preview = useMutation({
    mutationFn: (shown: IdentityDraft) => api.siteIdentity.preview(fieldsOf(shown)),
    onError: showIssues,
  });

  /** Whether the draft has no errors; shows them otherwise. */
  function isValid(checked: IdentityDraft): boolean {
    const found = draftErrors(checked);
    setErrors(found);
    return Object.keys(found).length === 0;
  }
  function submit(next: Work = work): void {
    if (!save.isPending && isValid(next.draft)) save.mutate(next);
  }

  const clash = newer && touched ? mergeChanges(draftOf(base), draft, draftOf(stored)) : null;
  const hasErrors = Object.keys(errors).length > 0;
  return {
    form,
    draft,
    errors,
    touched,
    clash,
    saving: save.isPending,
    box: save.error && !clash && !hasErrors ? errorText(save.error, messages.siteIdentity.saveFailed) : null,
    preview: {
      data: preview.data,
      pending: preview.isPending,
      /** Whether the fields were changed since it was made. */
      outdated: preview.variables !== undefined && !same(preview.variables, draft),
      error:
        preview.error && !hasErrors ? errorText(preview.error, messages.siteIdentity.previewFailed) : null,
      make: () => isValid(draft) && preview.mutate(draft),
    },
    change: (changed: Partial<IdentityDraft>) =>
      setWork((now) => ({ ...now, draft: { ...now.draft, ...changed } })),
    /** Fills the form with an earlier version; it applies when it is saved. */
    takeBack: (version: IdentityVersion) => {
      setWork((now) => ({ ...now, draft: draftOf(version) }));
      setErrors({});
    },
    submit: () => submit(),
    discard() {
      setWork({ base: stored, draft: draftOf(stored) });
      setErrors({});
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
