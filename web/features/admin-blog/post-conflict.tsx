import { postStatuses } from '#domain/content/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { relativeTime } from '#domain/time/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { differingFields, fieldsOf, type PostFields } from './post-fields.ts';
import type { PostForm } from './use-post-form.ts';

function Version({
  name,
  fields,
  note,
}: {
  name: string;
  fields: Omit<PostFields, 'categoryIds'>;
  note: string;
}) {
  return (
    <section aria-label={name} className="grid min-w-0 content-start gap-2">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{name}</h3>
      <section
        // A scrolling region must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-label={`${name}: metin`}
        className="grid max-h-40 content-start gap-2 overflow-y-auto rounded-md border border-line bg-paper px-4 py-3 sm:max-h-72"
      >
        <p className="font-serif text-lg font-medium wrap-anywhere">{fields.title || 'Başlıksız'}</p>
        {fields.excerpt && <p className="text-sm text-ink-soft">{fields.excerpt}</p>}
        <p className="font-mono text-xs whitespace-pre-wrap wrap-anywhere">{fields.content}</p>
      </section>
      <p className="text-xs text-ink-soft">
        {postStatuses[fields.status]}, {note}
      </p>
    </section>
  );
}

/** Shows both versions after two administrators have saved one post; each choice preserves both. */
export function PostConflict({ form }: { form: PostForm }) {
  const { conflict, fields, saving, copying, copyFault } = form;
  if (!conflict) return null;
  const busy = saving || copying;
  const differing = differingFields(fields, fieldsOf(conflict));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && form.closeConflict()}
      size="lg"
      title="Bu yazının iki sürümü var"
      description={messages.blog.changedElsewhere}
      actions={
        <>
          <Button variant="quiet" onClick={form.overwrite} disabled={busy} className="text-danger!">
            Üzerine benimkini yaz
          </Button>
          <Button onClick={form.takeOther} disabled={busy}>
            Öbürünü aç
          </Button>
          <Button
            variant="primary"
            onClick={form.keepBoth}
            loading={copying}
            disabled={saving}
            loadingText="Kaydediliyor…"
          >
            İkisini de sakla
          </Button>
        </>
      }
    >
      <p className="text-sm font-semibold">
        {differing.length > 0 ? `Farklı olanlar: ${differing.join(', ')}.` : 'İki sürüm aynı.'}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Version name="Buradaki" fields={fields} note="henüz kaydedilmedi" />
        <Version name="Kaydedilmiş olan" fields={conflict} note={relativeTime(conflict.updatedAt)} />
      </div>
      {copyFault && (
        <p role="alert" className="text-sm font-medium text-danger">
          {copyFault}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        “İkisini de sakla” buradakini ayrı bir taslak yazı olarak kaydeder. “Öbürünü aç” derseniz buradaki,
        geri yükleyebileceğiniz bir taslak olarak durur. Üzerine yazılan sürüm denetim kaydında kalır.
      </p>
    </Dialog>
  );
}
