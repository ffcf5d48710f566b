import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { AdminPost, SavedPost, UnfetchedImage } from '#contract/blog.ts';
import { blogLimits } from '#domain/content/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText, fieldIssues } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { toast } from '#web/ui/toast.tsx';
import type { PostDraft } from './draft-store.ts';
import { emptyFields, fieldsOf, mergeSaved, type PostFields, sameFields } from './post-fields.ts';
import { saveErrorText } from './save-error.ts';
import { usePostDrafts } from './use-post-drafts.ts';

interface Sending {
  fields: PostFields;
  id: string;
  /** The revision that the change is based on; null creates. */
  revision: number | null;
}

const send = ({ fields, id, revision }: Sending): Promise<SavedPost> => {
  const draft = { ...fields, categoryIds: [...fields.categoryIds] };
  return revision === null ? api.blog.create({ id, ...draft }) : api.blog.update({ id, revision, ...draft });
};

/** What the form itself can see missing. */
function missing({ title, content }: PostFields): Record<string, string> {
  return {
    ...(title.trim() === '' && { title: messages.blog.titleRequired }),
    ...(content.trim() === '' && { content: messages.blog.contentRequired }),
  };
}

const currentOf = (error: unknown): AdminPost | null =>
  error instanceof ApiError && error.code === 'POST_CHANGED'
    ? (error.data as { current: AdminPost }).current
    : null;

/** A post while it is written: its fields, its saving, its drafts, and what two administrators did at once. */
export function usePostForm({
  initial,
  userId,
  onCreated,
  onCopied,
  onFaults,
}: {
  initial: AdminPost | null;
  userId: string;
  /** A new post has its address from now on. */
  onCreated: (id: string) => void;
  /** What was written here is a post of its own now. */
  onCopied: (id: string) => void;
  /** Names the fields that were refused, in no order. */
  onFaults: (names: string[]) => void;
}) {
  const client = useQueryClient();
  const [id, setId] = useState(() => initial?.id ?? crypto.randomUUID());
  const [saved, setSaved] = useState<AdminPost | null>(initial);
  const [revision, setRevision] = useState<number | null>(initial?.revision ?? null);
  const [fields, setFields] = useState<PostFields>(() => (initial ? fieldsOf(initial) : emptyFields));
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<AdminPost | null>(null);
  const [unfetched, setUnfetched] = useState<readonly UnfetchedImage[]>([]);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [baseline, setBaseline] = useState<PostFields>(fields);
  const drafts = usePostDrafts({ userId, postId: id, revision, fields, baseline });

  const change = useCallback((part: Partial<PostFields>) => {
    setFields((now) => ({ ...now, ...part }));
    setIssues((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
  }, []);

  const toggleCategory = useCallback((categoryId: string, chosen: boolean) => {
    setFields((now) => {
      const others = now.categoryIds.filter((known) => known !== categoryId);
      return { ...now, categoryIds: chosen ? [...others, categoryId] : others };
    });
    setIssues(({ categoryIds: _, ...others }) => others);
  }, []);

  const take = (post: AdminPost) => {
    setSaved(post);
    setRevision(post.revision);
    setBaseline(fieldsOf(post));
    client.setQueryData(queries.blog.adminGet.queryKey({ input: { id: post.id } }), post);
  };

  const saving = useMutation({
    mutationFn: send,
    onSuccess(post, sent) {
      setFields((now) => mergeSaved(now, sent.fields, fieldsOf(post)));
      take(post);
      setIssues({});
      setConflict(null);
      setUnfetched(post.unfetchedImages);
      setSavedAt(new Date());
      void client.invalidateQueries({ queryKey: queries.blog.adminList.key() });
      void client.invalidateQueries({ queryKey: queries.blog.adminPreview.key() });
      void client.invalidateQueries({ queryKey: queries.blog.adminCategories.key() });
      // Also where an earlier save had made it, and only its answer was lost.
      if (sent.revision === null || saved === null) onCreated(post.id);
    },
    onError(error) {
      const found = fieldIssues(error);
      if (error instanceof ApiError && error.code === 'SLUG_TAKEN') found.slug = error.message;
      setIssues(found);
      if (Object.keys(found).length > 0) onFaults(Object.keys(found));
      setConflict(currentOf(error));
    },
  });

  const isGone = saving.error instanceof ApiError && saving.error.code === 'NOT_FOUND';
  const copying = useMutation({
    async mutationFn() {
      const copyId = crypto.randomUUID();
      const title = isGone ? fields.title : `${fields.title.trim().slice(0, blogLimits.title - 10)} (kopya)`;
      await send({ fields: { ...fields, title, slug: '', status: 'draft' }, id: copyId, revision: null });
      return copyId;
    },
    async onSuccess(copyId) {
      await drafts.forget();
      void client.invalidateQueries({ queryKey: queries.blog.key() });
      onCopied(copyId);
    },
  });

  return {
    id,
    saved,
    fields,
    revision,
    issues,
    change,
    toggleCategory,
    conflict,
    unfetched,
    savedAt,
    isDirty: !sameFields(fields, baseline),
    offered: drafts.offered.filter((draft) => (draft.revision === null) === (revision === null)),
    dropDraft: drafts.drop,
    atRisk: drafts.atRisk,
    saving: saving.isPending,
    /** True where somebody deleted the post meanwhile: what is written here can still become one of its own. */
    isGone,
    /** Why the last save did not work, where no field or other version says so; null otherwise. */
    fault:
      saving.error && !currentOf(saving.error) && Object.keys(issues).length === 0
        ? saveErrorText(saving.error)
        : null,
    save() {
      if (saving.isPending) return;
      const faults = missing(fields);
      setIssues(faults);
      if (Object.keys(faults).length > 0) return onFaults(Object.keys(faults));
      saving.mutate({ fields, id, revision });
    },
    restore(draft: PostDraft) {
      if (!sameFields(fields, baseline)) void drafts.setAside(fields);
      setFields(draft.fields);
      if (saved === null) setId(draft.postId);
      // Based on what it was based on: a save then meets what has changed since.
      setRevision(draft.revision);
      void drafts.adopted(draft);
    },
    /** Looks at what is saved now, before a save would meet it. */
    compare: () =>
      api.blog
        .adminGet({ id })
        .then(setConflict, (error: unknown) =>
          toast({ tone: 'error', text: errorText(error, messages.blog.postFailed) }),
        ),
    closeConflict: () => setConflict(null),
    /** Ours goes over the other one, which the audit log keeps. */
    overwrite: () => conflict && saving.mutate({ fields, id, revision: conflict.revision }),
    /** The other one is opened; ours stays as a draft of this browser. */
    takeOther() {
      if (!conflict) return;
      void drafts.setAside(fields);
      if (saved === null) onCreated(conflict.id);
      take(conflict);
      setFields(fieldsOf(conflict));
      setConflict(null);
      saving.reset();
    },
    /** Ours becomes a post of its own, unpublished. */
    keepBoth: () => copying.mutate(),
    copying: copying.isPending,
    copyFault: copying.error ? saveErrorText(copying.error) : null,
  };
}
export type PostForm = ReturnType<typeof usePostForm>;
