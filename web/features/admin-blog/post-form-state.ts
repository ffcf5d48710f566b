import type { AdminPost, UnfetchedImage } from '#contract/blog.ts';
import { emptyFields, fieldsOf, mergeSaved, type PostFields } from './post-fields.ts';

/** Messages by the name of their field. */
export type FieldIssues = Readonly<Record<string, string>>;

export interface PostFormState {
  id: string;
  /** The saved post; null until the first save. */
  saved: AdminPost | null;
  /** The revision that a save is based on; null creates the post. */
  revision: number | null;
  fields: PostFields;
  /** The fields on the server; empty for a post that was never saved. */
  baseline: PostFields;
  issues: FieldIssues;
  /** Another administrator's version that conflicts with this one. */
  conflict: AdminPost | null;
  /** Images of the last save that the server could not fetch. */
  unfetched: readonly UnfetchedImage[];
  savedAt: Date | null;
}

export type PostFormAction =
  | { type: 'changed'; part: Partial<PostFields> }
  | { type: 'category-toggled'; categoryId: string; chosen: boolean }
  /** All categories that exist. */
  | { type: 'categories-known'; ids: readonly string[] }
  | { type: 'invalid'; issues: FieldIssues }
  | {
      type: 'saved';
      post: AdminPost;
      /** The fields of the request. */
      sent: PostFields;
      unfetched: readonly UnfetchedImage[];
      at: Date;
    }
  | { type: 'save-failed'; issues: FieldIssues; conflict: AdminPost | null }
  | { type: 'draft-restored'; fields: PostFields; postId: string; revision: number | null }
  | { type: 'conflict-shown'; conflict: AdminPost }
  | { type: 'conflict-closed' }
  | { type: 'other-taken'; post: AdminPost };

/** The initial state for an existing post, or for a new one with a new id. */
export function initialPostForm(post: AdminPost | null): PostFormState {
  const fields = post ? fieldsOf(post) : emptyFields;
  return {
    id: post?.id ?? crypto.randomUUID(),
    saved: post,
    revision: post?.revision ?? null,
    fields,
    baseline: fields,
    issues: {},
    conflict: null,
    unfetched: [],
    savedAt: null,
  };
}

const withoutIssues = (issues: FieldIssues, names: readonly string[]): FieldIssues =>
  Object.fromEntries(Object.entries(issues).filter(([name]) => !names.includes(name)));

const savedAs = (post: AdminPost) => ({ saved: post, revision: post.revision, baseline: fieldsOf(post) });

export function postFormReducer(state: PostFormState, action: PostFormAction): PostFormState {
  switch (action.type) {
    case 'changed':
      return {
        ...state,
        fields: { ...state.fields, ...action.part },
        issues: withoutIssues(state.issues, Object.keys(action.part)),
      };
    case 'category-toggled': {
      const others = state.fields.categoryIds.filter((known) => known !== action.categoryId);
      const categoryIds = action.chosen ? [...others, action.categoryId] : others;
      return {
        ...state,
        fields: { ...state.fields, categoryIds },
        issues: withoutIssues(state.issues, ['categoryIds']),
      };
    }
    case 'categories-known': {
      const categoryIds = state.fields.categoryIds.filter((chosen) => action.ids.includes(chosen));
      return { ...state, fields: { ...state.fields, categoryIds } };
    }
    case 'invalid':
      return { ...state, issues: action.issues };
    case 'saved':
      return {
        ...state,
        ...savedAs(action.post),
        fields: mergeSaved(state.fields, action.sent, fieldsOf(action.post)),
        issues: {},
        conflict: null,
        unfetched: action.unfetched,
        savedAt: action.at,
      };
    case 'save-failed':
      return { ...state, issues: action.issues, conflict: action.conflict };
    case 'draft-restored':
      return {
        ...state,
        fields: action.fields,
        id: state.saved === null ? action.postId : state.id,
        // A save based on the draft's revision detects later changes.
        revision: action.revision,
      };
    case 'conflict-shown':
      return { ...state, conflict: action.conflict };
    case 'conflict-closed':
      return { ...state, conflict: null };
    case 'other-taken':
      return { ...state, ...savedAs(action.post), fields: fieldsOf(action.post), conflict: null };
  }
}
