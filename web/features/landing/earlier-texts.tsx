import { CopyButton } from '#web/ui/copy-button.tsx';

/** The texts that "again" has replaced on this page: none is lost while the page is open. */
export function EarlierTexts({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <details className="rounded-lg border border-line px-5 py-1">
      <summary className="min-h-target content-center text-sm font-semibold">
        Önceki metinler ({texts.length})
      </summary>
      <ol className="grid gap-8 py-4">
        {texts.map((text) => (
          <li key={text} className="grid justify-items-start gap-4 border-t border-line pt-5">
            <p className="manuscript max-w-prose whitespace-pre-line">{text}</p>
            <CopyButton text={() => text} />
          </li>
        ))}
      </ol>
    </details>
  );
}
