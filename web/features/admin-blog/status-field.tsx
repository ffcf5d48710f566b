import { type PostStatus, postStatuses } from '#domain/content/blog.ts';
import { Banner } from '#web/ui/banner.tsx';
import { controlClasses, Field } from '#web/ui/field.tsx';

const statuses = Object.entries(postStatuses) as [PostStatus, string][];

/** The state of the post, with its effect for readers. */
export function StatusField({
  id,
  value,
  isPublic,
  onChange,
}: {
  id: string;
  value: PostStatus;
  /** Whether the post is published now. */
  isPublic: boolean;
  onChange: (status: PostStatus) => void;
}) {
  return (
    <div className="grid gap-3">
      <Field label="Durum" id={id}>
        {(ids) => (
          <select
            {...ids}
            name="status"
            value={value}
            onChange={(event) => {
              const found = statuses.find(([status]) => status === event.target.value);
              if (found) onChange(found[0]);
            }}
            className={controlClasses}
          >
            {statuses.map(([status, name]) => (
              <option key={status} value={status}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {value === 'published' && (
        <Banner tone="info">
          {isPublic
            ? 'Bu yazı yayında: kaydettiğinizde değişiklikler herkese açık olur.'
            : 'Kaydettiğinizde bu yazı herkese açık olur.'}
        </Banner>
      )}
      {value !== 'published' && isPublic && (
        <Banner tone="info">Kaydettiğinizde bu yazı yayından kalkar.</Banner>
      )}
    </div>
  );
}
