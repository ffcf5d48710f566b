import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { blogLimits } from '#domain/content/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText, fieldIssues } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** The categories of a post as checkboxes, with a field for a new one. */
export function CategoryChoice({
  id,
  value,
  error,
  onToggle,
}: {
  id: string;
  value: readonly string[];
  error: string | undefined;
  onToggle: (categoryId: string, chosen: boolean) => void;
}) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const { data, error: fault, isFetching, refetch } = useQuery(queries.blog.adminCategories.queryOptions());
  const add = useMutation({
    mutationFn: (wanted: string) => api.blog.createCategory({ name: wanted }),
    async onSuccess(category, wanted) {
      setName((now) => (now === wanted ? '' : now));
      onToggle(category.id, true);
      await client.invalidateQueries({ queryKey: queries.blog.adminCategories.key() });
    },
  });
  const submit = () => {
    if (!add.isPending) add.mutate(name);
  };
  const addError = add.error
    ? (fieldIssues(add.error).name ?? errorText(add.error, messages.blog.categoryCreateFailed))
    : undefined;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid gap-2 outline-none"
    >
      <legend className="mb-1 text-sm font-semibold">Kategoriler</legend>
      {data ? (
        data.categories.length === 0 && <p className="text-sm text-ink-soft">Henüz kategori yok.</p>
      ) : fault ? (
        <div role="alert" className="grid justify-items-start gap-2 text-sm">
          <p className="text-danger">{errorText(fault, messages.blog.categoriesFailed)}</p>
          <Button onClick={() => void refetch()} loading={isFetching}>
            Tekrar dene
          </Button>
        </div>
      ) : (
        <SkeletonGroup label="Kategoriler yükleniyor…">
          <Skeleton className="h-20 w-full" />
        </SkeletonGroup>
      )}
      {data && data.categories.length > 0 && (
        <ul className="grid max-h-64 overflow-y-auto">
          {data.categories.map((category) => (
            <li key={category.id}>
              <label className="flex min-h-target cursor-pointer items-center gap-2.5 text-sm lg:min-h-9">
                <input
                  type="checkbox"
                  checked={value.includes(category.id)}
                  onChange={(event) => onToggle(category.id, event.target.checked)}
                  className="size-[1.125rem] shrink-0 accent-accent"
                />
                <span className="min-w-0 flex-1 wrap-anywhere">{category.name}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <TextField
          label="Yeni kategori"
          name="category"
          autoComplete="off"
          maxLength={blogLimits.category}
          value={name}
          error={addError}
          onChange={(event) => {
            setName(event.target.value);
            add.reset();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter adds the category; it does not save the post.
            event.preventDefault();
            submit();
          }}
        />
        <Button
          icon={<Plus aria-hidden="true" />}
          aria-label="Kategori ekle"
          loading={add.isPending}
          onClick={submit}
          className="mt-[1.875rem]"
        >
          Ekle
        </Button>
      </div>
    </fieldset>
  );
}
