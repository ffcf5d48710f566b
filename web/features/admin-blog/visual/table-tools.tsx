import { Toolbar as Base } from '@base-ui/react/toolbar';
import type { ChainedCommands, Editor } from '@tiptap/core';

const tools: readonly { name: string; run: (chain: ChainedCommands) => ChainedCommands }[] = [
  { name: 'Satır ekle', run: (chain) => chain.addRowAfter() },
  { name: 'Satırı sil', run: (chain) => chain.deleteRow() },
  { name: 'Sütun ekle', run: (chain) => chain.addColumnAfter() },
  { name: 'Sütunu sil', run: (chain) => chain.deleteColumn() },
  { name: 'Tabloyu sil', run: (chain) => chain.deleteTable() },
];

/** The actions for the table at the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  return (
    <Base.Root
      aria-label="Tablo"
      className="flex flex-wrap items-center gap-0.5 border-b border-line bg-well px-2 py-1"
    >
      {tools.map(({ name, run }) => (
        <Base.Button
          key={name}
          onClick={() => run(editor.chain().focus()).run()}
          className="min-h-target rounded-md px-2.5 text-sm font-medium text-ink hover:bg-sheet lg:min-h-9"
        >
          {name}
        </Base.Button>
      ))}
    </Base.Root>
  );
}
