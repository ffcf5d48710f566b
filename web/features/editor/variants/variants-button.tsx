import { Files } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { Editor } from '../use-editor.ts';

/** The way to the other texts of the last request, and to all that was written for the story. */
export function VariantsButton({
  editor,
  onOpen,
}: {
  editor: Editor;
  onOpen: (generationId: string | null) => void;
}) {
  const { viewer, writer, isNew } = editor;
  const { receipt } = writer;
  // Nothing was written for a story that has just begun: no empty list comes over its text.
  if (!viewer || (!receipt && isNew)) return null;
  return (
    <Button
      variant="quiet"
      className="justify-self-start px-2"
      icon={<Files aria-hidden="true" />}
      onClick={() => onOpen(receipt?.id ?? null)}
    >
      {receipt ? 'Yeniden yaz, karşılaştır' : 'Yazımlar'}
    </Button>
  );
}
