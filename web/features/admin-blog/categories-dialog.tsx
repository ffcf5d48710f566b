import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Merge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminCategory } from '#contract/blog.ts';
import { blogLimits } from '#domain/content/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText, fieldIssues } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TwoStepButton } from '#web/ui/two-step-button.tsx';

const m = messages.blog;
type Editing = { kind: 'rename' | 'merge'; id: string } | null;

function RenameForm({ category, onDone }: { category: AdminCategory; onDone: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState(category.name);
  const rename = useMutation({
    mutationFn: () => api.blog.updateCategory({ id: category.id, revision: category.revision, name }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: queries.blog.key() }),
  });
  const issue = rename.error
    ? (fieldIssues(rename.error).name ?? errorText(rename.error, m.categoryUpdateFailed))
    : undefined;
  return (
    <form
      noValidate
      className="grid gap-3 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        rename.mutate();
      }}
    >
      <TextField
        label="Kategorinin adı"
        hint="Adres de değişir; eski adres yenisine yönlendirilir."
        autoComplete="off"
        maxLength={blogLimits.category}
        value={name}
        error={issue}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={rename.isPending} loadingText="Kaydediliyor…">
          Kaydet
        </Button>
        <Button onClick={onDone}>Vazgeç</Button>
      </div>
    </form>
  );
}

function MergeForm({
  category,
  others,
  onDone,
}: {
  category: AdminCategory;
  others: readonly AdminCategory[];
  onDone: () => void;
}) {
  const client = useQueryClient();
  const [into, setInto] = useState('');
  const merge = useMutation({
    mutationFn: () => api.blog.mergeCategory({ id: category.id, into }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: queries.blog.key() }),
  });
  return (
    <div className="grid gap-3 py-2">
      <SelectField
        label={`“${category.name}” hangi kategoriye katılsın?`}
        hint={`${category.posts} yazısı oraya geçer, bu kategori silinir ve adresi oraya yönlendirilir. Geri alınamaz.`}
        value={into}
        choices={[
          { value: '', label: 'Seçin' },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => setInto(event.target.value)}
      />
      {merge.error && <Banner tone="error">{errorText(merge.error, m.categoryMergeFailed)}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabled={into === ''}
          loading={merge.isPending}
          loadingText="Birleştiriliyor…"
          onClick={() => merge.mutate()}
        >
          Birleştir
        </Button>
        <Button onClick={onDone}>Vazgeç</Button>
      </div>
    </div>
  );
}

/** The categories: rename, merge and delete. */
export function CategoriesDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const client = useQueryClient();
  const [editing, setEditing] = useState<Editing>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.blog.adminCategories.queryOptions(),
    enabled: open,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.blog.removeCategory({ id }),
    onSettled: () => client.invalidateQueries({ queryKey: queries.blog.key() }),
  });
  const categories = data?.categories ?? [];
  const done = () => setEditing(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={done}
      title="Kategoriler"
      description="Yeni kategori, yazının formunda eklenir."
      size="lg"
    >
      {remove.error && <Banner tone="error">{errorText(remove.error, m.categoryRemoveFailed)}</Banner>}
      {error && !data ? (
        <div className="grid justify-items-start gap-3">
          <Banner tone="error">{errorText(error, m.categoriesFailed)}</Banner>
          <Button onClick={() => void refetch()} loading={isFetching}>
            Tekrar dene
          </Button>
        </div>
      ) : data ? (
        categories.length === 0 ? (
          <p className="text-ink-soft">Henüz kategori yok.</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {categories.map((category) => (
              <li key={category.id} className="py-2">
                {editing?.id === category.id && editing.kind === 'rename' ? (
                  <RenameForm category={category} onDone={done} />
                ) : editing?.id === category.id ? (
                  <MergeForm
                    category={category}
                    others={categories.filter(({ id }) => id !== category.id)}
                    onDone={done}
                  />
                ) : (
                  <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <span className="min-w-0 basis-full wrap-anywhere sm:flex-1 sm:basis-40">
                      <span className="font-semibold">{category.name}</span>
                      <span className="block text-sm text-ink-soft tabular-nums">{`${category.posts} yazı`}</span>
                    </span>
                    <Button
                      variant="quiet"
                      icon={<Pencil aria-hidden="true" />}
                      aria-label={`Yeniden adlandır: ${category.name}`}
                      onClick={() => setEditing({ kind: 'rename', id: category.id })}
                      className="px-2.5"
                    >
                      Adlandır
                    </Button>
                    <Button
                      variant="quiet"
                      icon={<Merge aria-hidden="true" />}
                      aria-label={`Birleştir: ${category.name}`}
                      disabled={categories.length < 2}
                      onClick={() => setEditing({ kind: 'merge', id: category.id })}
                      className="px-2.5"
                    >
                      Birleştir
                    </Button>
                    <TwoStepButton
                      label="Sil"
                      armedLabel="Evet, sil"
                      name={`Sil: ${category.name}`}
                      armedName={`Evet, sil: ${category.name}. ${category.posts} yazı bu kategoriden çıkar, yazılar silinmez. Silmek için yeniden basın`}
                      icon={<Trash2 aria-hidden="true" />}
                      loading={remove.isPending && remove.variables === category.id}
                      loadingText="Siliniyor…"
                      onConfirm={() => remove.mutate(category.id)}
                    />
                  </div>
                )}
              </li>
            ))}
          </ul>
        )
      ) : (
        <SkeletonGroup label="Kategoriler yükleniyor…">
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
