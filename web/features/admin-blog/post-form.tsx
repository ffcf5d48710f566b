import { ExternalLink, Eye, Save, Send } from 'lucide-react';
import type { AdminPost } from '#contract/blog.ts';
import { blogAuthor, blogLimits, readingMinutes } from '#domain/content/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { slugify } from '#domain/turkish/text.ts';
import { postAddress } from '#web/features/blog/index.ts';
import { useBrand } from '#web/lib/brand.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { previewPath } from './addresses.ts';
import { CategoryChoice } from './category-choice.tsx';
import { ContentField } from './content-field.tsx';
import { FeaturedImageField } from './featured-image-field.tsx';
import { FormNotices } from './form-notices.tsx';
import { PostConflict } from './post-conflict.tsx';
import { PreviewLink } from './preview-link.tsx';
import { ScheduleField } from './schedule-field.tsx';
import { StatusField } from './status-field.tsx';
import { useEditing } from './use-editing.ts';
import { usePostForm } from './use-post-form.ts';

const clock = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  hour: '2-digit',
  minute: '2-digit',
});

/** Ids of the fields, in the order in which errors are focused. */
const controls = {
  title: 'yazi-basligi',
  slug: 'yazi-adresi',
  content: 'yazi-icerigi',
  excerpt: 'yazi-ozeti',
  status: 'yazi-durumu',
  publishAt: 'yazi-zamani',
  featuredImage: 'yazi-gorseli',
  categoryIds: 'yazi-kategorileri',
} as const;

/** The form of a post (docs/product/administration.md): saved on demand, with a draft in this browser meanwhile. */
export function PostForm({
  initial,
  userId,
  onCreated,
  onCopied,
}: {
  initial: AdminPost | null;
  userId: string;
  onCreated: (id: string) => void;
  onCopied: (id: string) => void;
}) {
  const form = usePostForm({
    initial,
    userId,
    onCreated,
    onCopied,
    onFaults(names) {
      const first = (Object.keys(controls) as (keyof typeof controls)[]).find((name) => names.includes(name));
      // The field must show its error before it gets the focus.
      if (first) requestAnimationFrame(() => document.getElementById(controls[first])?.focus());
    },
  });
  const { fields, issues, change, saved } = form;
  const editing = useEditing(saved?.id ?? null);
  const brand = useBrand();
  const made = slugify(fields.title);
  const isPublic = saved?.status === 'published';
  const save = () => {
    const time = document.getElementById(controls.publishAt);
    // The field's value is empty while a part of it is missing, as if no time were wanted.
    const isUnfinished = time instanceof HTMLInputElement && time.validity.badInput;
    form.save(isUnfinished ? { publishAt: messages.blog.scheduleUnfinished } : {});
  };
  return (
    <form
      noValidate
      aria-label={saved ? 'Yazıyı düzenle' : 'Yeni yazı'}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
        event.preventDefault();
        save();
      }}
      className="grid gap-6"
    >
      <div className="sticky top-0 z-10 -mx-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line bg-paper px-5 py-3">
        <div className="min-w-0">
          <h1 className="truncate text-2xl">{saved ? 'Yazıyı düzenle' : 'Yeni yazı'}</h1>
          <p role="status" className="min-h-[1lh] text-xs text-ink-soft tabular-nums">
            {form.atRisk
              ? 'Taslak saklanıyor…'
              : form.isDirty
                ? 'Henüz kaydedilmedi; taslağı bu tarayıcıda duruyor.'
                : form.savedAt && `Kaydedildi, ${clock.format(form.savedAt)}.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {saved && (
            <a
              href={isPublic ? postAddress(saved.slug) : previewPath(saved.id)}
              target="_blank"
              rel="noopener"
              className={buttonClasses({})}
            >
              {isPublic ? <ExternalLink aria-hidden="true" /> : <Eye aria-hidden="true" />}
              {isPublic ? 'Görüntüle' : 'Önizle'}
            </a>
          )}
          {!isPublic && fields.status !== 'published' && (
            <Button icon={<Send aria-hidden="true" />} disabled={form.saving} onClick={form.publish}>
              Yayımla
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            icon={<Save aria-hidden="true" />}
            loading={form.saving}
            loadingText="Kaydediliyor…"
          >
            Kaydet
          </Button>
        </div>
      </div>
      <FormNotices form={form} editing={editing} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 content-start gap-6">
          <TextField
            id={controls.title}
            label="Başlık"
            name="title"
            autoComplete="off"
            autoFocus={initial === null}
            maxLength={blogLimits.title}
            value={fields.title}
            error={issues.title}
            onChange={(event) => change({ title: event.target.value })}
          />
          <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
            <TextField
              id={controls.slug}
              label="Adres (slug)"
              optional
              name="slug"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={blogLimits.slug}
              placeholder={made}
              hint={`${postAddress(slugify(fields.slug) || made || '…')}${fields.slug.trim() === '' ? ' · Boş bırakırsanız başlıktan oluşturulur.' : ''}`}
              value={fields.slug}
              error={issues.slug}
              onChange={(event) => change({ slug: event.target.value })}
            />
            <Button
              onClick={() => change({ slug: made })}
              disabled={made === ''}
              className="justify-self-start sm:mt-[1.875rem]"
            >
              Başlıktan oluştur
            </Button>
          </div>
          <ContentField
            id={controls.content}
            value={fields.content}
            error={issues.content}
            onChange={(content) => change({ content })}
          />
          {saved && (
            <p className="text-sm text-ink-soft tabular-nums">
              {`Kaydedilen hâli ${saved.wordCount.toLocaleString('tr-TR')} sözcük, ${readingMinutes(saved.wordCount)} dakikalık okuma.`}
            </p>
          )}
          {saved && <PreviewLink id={saved.id} />}
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <StatusField
            id={controls.status}
            value={fields.status}
            isPublic={isPublic}
            onChange={(status) => change({ status })}
          />
          {(fields.status === 'draft' || fields.publishAt !== '') && (
            <ScheduleField
              id={controls.publishAt}
              value={fields.publishAt}
              error={issues.publishAt}
              onChange={(publishAt) => change({ publishAt })}
            />
          )}
          <FeaturedImageField
            id={controls.featuredImage}
            title={fields.title}
            value={fields.featuredImage}
            error={issues.featuredImage}
            alt={fields.featuredAlt}
            onChange={(featuredImage) => change({ featuredImage })}
            onAlt={(featuredAlt) => change({ featuredAlt })}
          />
          <TextArea
            id={controls.excerpt}
            label="Özet"
            optional
            name="excerpt"
            rows={4}
            grows
            maxLength={blogLimits.excerpt}
            hint="Boşsa listelerde içeriğin başı gösterilir."
            aside={`${fields.excerpt.length}/${blogLimits.excerpt}`}
            value={fields.excerpt}
            error={issues.excerpt}
            onChange={(event) => change({ excerpt: event.target.value })}
          />
          <TextField
            label="Yazar"
            optional
            name="author"
            autoComplete="off"
            maxLength={blogLimits.author}
            placeholder={blogAuthor(brand)}
            value={fields.author}
            error={issues.author}
            onChange={(event) => change({ author: event.target.value })}
          />
          <CategoryChoice
            id={controls.categoryIds}
            value={fields.categoryIds}
            error={issues.categoryIds}
            onToggle={form.toggleCategory}
          />
        </div>
      </div>
      <PostConflict form={form} />
    </form>
  );
}
