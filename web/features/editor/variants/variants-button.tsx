import { Files } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { Editor } from '../use-editor.ts';

/** The way to the other texts of the last request; nothing for a guest, who has none. */
export function VariantsButton({
  editor,
  onOpen,
}: {
  editor: Editor;
  onOpen: (generationId: string | null) => void;
}) {
  const { viewer, writer } = editor;
  const { receipt } = writer;
  if (!viewer || !receipt) return null;
  return (
    <Button
      variant="quiet"
      className="px-3"
      title="Yeniden yaz, karşılaştır"
      icon={<Files aria-hidden="true" />}
      onClick={() => onOpen(receipt.id)}
    >
      <span className="max-sm:sr-only">Yeniden yaz, karşılaştır</span>
    </Button>
  );
}
