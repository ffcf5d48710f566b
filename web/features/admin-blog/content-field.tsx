import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { blogLimits } from '#domain/content/blog.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

const VisualEditor = lazy(() => import('./visual/visual-editor.tsx'));

const modes = [
  { value: 'visual', label: 'Görsel düzenleyici' },
  { value: 'html', label: 'HTML' },
  { value: 'preview', label: 'Önizleme' },
] as const;
type Mode = (typeof modes)[number]['value'];

/** The preview of the HTML, sanitized by the server like at a save. */
function ContentPreview({ content }: { content: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    queries.blog.adminRender.queryOptions({ input: { content }, gcTime: 0 }),
  );
  if (data) {
    return (
      <section aria-label="İçeriğin önizlemesi" className="rounded-md border border-line bg-sheet p-5 sm:p-8">
        {data.html === '' ? (
          <p className="text-ink-soft">Gösterilecek bir şey yok.</p>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server, as readers get it
          <div className="prose" dangerouslySetInnerHTML={{ __html: data.html }} />
        )}
      </section>
    );
  }
  return error ? (
    <ErrorState
      title="Önizleme açılamadı"
      message={errorText(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  ) : (
    <EditorSkeleton label="Önizleme hazırlanıyor…" />
  );
}

const EditorSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Skeleton className="h-96 w-full rounded-md" />
  </SkeletonGroup>
);

/** The text of a post: visual editor, HTML, and preview. */
export function ContentField({
  id,
  value,
  error,
  onChange,
}: {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (html: string) => void;
}) {
  const [mode, setMode] = useState<Mode>('visual');
  return (
    <div className="grid min-w-0 gap-3">
      <ChoiceGroup label="İçeriği düzenleme biçimi" value={mode} choices={modes} onChange={setMode} />
      {mode === 'visual' && (
        <Suspense fallback={<EditorSkeleton label="Görsel düzenleyici açılıyor…" />}>
          <VisualEditor
            id={id}
            value={value}
            error={error}
            onChange={onChange}
            onHtml={() => setMode('html')}
          />
        </Suspense>
      )}
      {mode === 'html' && (
        <TextArea
          id={id}
          label="İçerik (HTML)"
          name="content"
          rows={20}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={blogLimits.content}
          hint="Başlık, paragraf, liste, alıntı, tablo, bağlantı ve görsel ögeleri korunur; betikler ve biçemler kaydederken ayıklanır."
          value={value}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {mode === 'preview' && (
        <div id={id} tabIndex={-1} className="grid gap-3 outline-none">
          <ContentPreview content={value} />
          {error && <p className="text-sm font-medium text-danger">{error}</p>}
        </div>
      )}
    </div>
  );
}
