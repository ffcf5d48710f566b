import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useReducer } from 'react';
import type { AdminPost, SavedPost } from '#contract/blog.ts';
import { blogLimits } from '#domain/content/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText, fieldIssues } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { toast } from '#web/ui/toast.tsx';
import type { PostDraft } from './draft-store.ts';
import { type PostFields, sameFields } from './post-fields.ts';
import { initialPostForm, postFormReducer } from './post-form-state.ts';
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

/** Errors that the form finds without the server. */
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

/** The form of a post: its fields, saving, drafts, and conflicts with other administrators. */
export function usePostForm({
  initial,
  userId,
  onCreated,
  onCopied,
  onFaults,
}: {
  initial: AdminPost | null;
  userId: string;
  /** Called when a new post has its address. */
  onCreated: (id: string) => void;
  /** Called when this version was saved as a post of its own. */
  onCopied: (id: string) => void;
  /** Called with the names of the refused fields, in no order. */
  onFaults: (names: string[]) => void;
}) {
  const client = useQueryClient();
  const [form, dispatch] = useReducer(postFormReducer, initial, initialPostForm);
  const { id, saved, revision, fields, baseline, issues, conflict } = form;
  const drafts = usePostDrafts({ userId, postId: id, revision, fields, baseline });

  const change = useCallback((part: Partial<PostFields>) => dispatch({ type: 'changed', part }), []);
  const toggleCategory = useCallback(
    (categoryId: string, chosen: boolean) => dispatch({ type: 'category-toggled', categoryId, chosen }),
    [],
  );
  const cachePost = (post: AdminPost) =>
    client.setQueryData(queries.blog.adminGet.queryKey({ input: { id: post.id } }), post);

  const saving = useMutation({
    mutationFn: send,
    onSuccess(post, sent) {
      const { unfetchedImages: unfetched } = post;
      dispatch({ type: 'saved', post, sent: sent.fields, unfetched, at: new Date() });
      cachePost(post);
      void client.invalidateQueries({ queryKey: queries.blog.adminList.key() });
      void client.invalidateQueries({ queryKey: queries.blog.adminPreview.key() });
      void client.invalidateQueries({ queryKey: queries.blog.adminCategories.key() });
      // Also when an earlier save created the post and only its answer was lost.
      if (sent.revision === null || saved === null) onCreated(post.id);
    },
    onError(error) {
      const found = fieldIssues(error);
      if (error instanceof ApiError && error.code === 'SLUG_TAKEN') found.slug = error.message;
      dispatch({ type: 'save-failed', issues: found, conflict: currentOf(error) });
      if (Object.keys(found).length > 0) onFaults(Object.keys(found));
      // A category that somebody deleted has no checkbox, so nobody could take it off.
      if (found.categoryIds !== undefined)
        void client
          .fetchQuery({ ...queries.blog.adminCategories.queryOptions(), staleTime: 0 })
          .then(({ categories }) =>
            dispatch({ type: 'categories-known', ids: categories.map(({ id: known }) => known) }),
          )
          .catch(() => {});
    },
  });

  const isGone = saving.error instanceof ApiError && saving.error.code === 'NOT_FOUND';
  const copying = useMutation({
    async mutationFn() {
      const copyId = crypto.randomUUID();
      const title = isGone ? fields.title : `${fields.title.trim().slice(0, blogLimits.title - 10)} (kopya)`;
      await send({
        fields: { ...fields, title, slug: '', status: 'draft', publishAt: '' },
        id: copyId,
        revision: null,
      });
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
    unfetched: form.unfetched,
    savedAt: form.savedAt,
    isDirty: !sameFields(fields, baseline),
    offered: drafts.offered.filter((draft) => (draft.revision === null) === (revision === null)),
    dropDraft: drafts.drop,
    atRisk: drafts.atRisk,
    saving: saving.isPending,
    /** True when somebody has deleted the post; these fields can still be saved as a new one. */
    isGone,
    /** Why the last save failed; null when a field or a conflict shows the reason. */
    fault:
      saving.error && !currentOf(saving.error) && Object.keys(issues).length === 0
        ? saveErrorText(saving.error)
        : null,
    /** @param invalid errors that only the form's fields know, by the field's name */
    save(invalid: Record<string, string>) {
      if (saving.isPending) return;
      const found = { ...missing(fields), ...invalid };
      dispatch({ type: 'invalid', issues: found });
      if (Object.keys(found).length > 0) return onFaults(Object.keys(found));
      saving.mutate({ fields, id, revision });
    },
    /** Saves with the state "published", at once. */
    publish() {
      if (saving.isPending) return;
      const found = missing(fields);
      dispatch({ type: 'invalid', issues: found });
      if (Object.keys(found).length > 0) return onFaults(Object.keys(found));
      const part = { status: 'published', publishAt: '' } as const;
      change(part);
      saving.mutate({ fields: { ...fields, ...part }, id, revision });
    },
    restore(draft: PostDraft) {
      if (!sameFields(fields, baseline)) void drafts.setAside(fields);
      const { fields: restored, postId, revision: base } = draft;
      dispatch({ type: 'draft-restored', fields: restored, postId, revision: base });
      void drafts.adopted(draft);
    },
    /** Shows the version that is saved now, before a save is refused because of it. */
    compare: () =>
      api.blog.adminGet({ id }).then(
        (current) => dispatch({ type: 'conflict-shown', conflict: current }),
        (error: unknown) => toast({ tone: 'error', text: errorText(error, messages.blog.postFailed) }),
      ),
    closeConflict: () => dispatch({ type: 'conflict-closed' }),
    /** Saves this version over the other one, which the audit log keeps. */
    overwrite: () => conflict && saving.mutate({ fields, id, revision: conflict.revision }),
    /** Opens the other version; this one stays as a draft in this browser. */
    takeOther() {
      if (!conflict) return;
      void drafts.setAside(fields);
      if (saved === null) onCreated(conflict.id);
      dispatch({ type: 'other-taken', post: conflict });
      cachePost(conflict);
      saving.reset();
    },
    /** Saves this version as a new, unpublished post. */
    keepBoth: () => copying.mutate(),
    copying: copying.isPending,
    copyFault: copying.error ? saveErrorText(copying.error) : null,
  };
}
export type PostForm = ReturnType<typeof usePostForm>;
