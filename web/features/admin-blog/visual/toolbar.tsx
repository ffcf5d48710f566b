import { Toolbar as Base } from '@base-ui/react/toolbar';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Code,
  ImagePlus,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  Table,
  Underline,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { ImageDialog } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { TableTools } from './table-tools.tsx';

interface Tool {
  name: string;
  Icon: LucideIcon;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** The mark or node in which the button is pressed; none for an action. */
  active?: string;
}

const tools: readonly (readonly Tool[])[] = [
  [
    { name: 'Kalın', Icon: Bold, run: (chain) => chain.toggleBold(), active: 'bold' },
    { name: 'İtalik', Icon: Italic, run: (chain) => chain.toggleItalic(), active: 'italic' },
    { name: 'Altı çizili', Icon: Underline, run: (chain) => chain.toggleUnderline(), active: 'underline' },
    { name: 'Üstü çizili', Icon: Strikethrough, run: (chain) => chain.toggleStrike(), active: 'strike' },
    { name: 'Kod', Icon: Code, run: (chain) => chain.toggleMark('code'), active: 'code' },
    {
      name: 'Biçimi temizle',
      Icon: RemoveFormatting,
      run: (chain) => chain.unsetAllMarks().clearNodes(),
    },
  ],
  [
    { name: 'Madde listesi', Icon: List, run: (chain) => chain.toggleBulletList(), active: 'bulletList' },
    {
      name: 'Numaralı liste',
      Icon: ListOrdered,
      run: (chain) => chain.toggleOrderedList(),
      active: 'orderedList',
    },
    { name: 'Alıntı', Icon: Quote, run: (chain) => chain.toggleBlockquote(), active: 'blockquote' },
    { name: 'Kod bloğu', Icon: SquareCode, run: (chain) => chain.toggleCodeBlock(), active: 'codeBlock' },
    { name: 'Ayırıcı çizgi', Icon: Minus, run: (chain) => chain.setHorizontalRule() },
  ],
];

const levels = [
  { value: '0', name: 'Paragraf' },
  { value: '2', name: 'Başlık 2' },
  { value: '3', name: 'Başlık 3' },
  { value: '4', name: 'Başlık 4' },
] as const;

export const toolClasses =
  'inline-grid size-target shrink-0 place-items-center rounded-md text-ink-soft hover:bg-well hover:text-ink disabled:opacity-50 aria-disabled:opacity-50 aria-pressed:bg-well aria-pressed:text-ink lg:size-9 [&_svg]:size-[1.125rem]';

const Separator = () => <Base.Separator className="mx-1 h-6 w-px shrink-0 bg-line" />;

const atRest = {
  active: [] as string[],
  link: false,
  table: false,
  level: '0',
  canUndo: false,
  canRedo: false,
};

/** The formatting toolbar; the arrow keys move between the buttons. */
export function Toolbar({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const [asked, setAsked] = useState<'link' | 'image' | null>(null);
  const state = useEditorState({
    editor,
    selector: () =>
      editor.isDestroyed
        ? atRest
        : {
            active: tools.flat().flatMap(({ active }) => (active && editor.isActive(active) ? [active] : [])),
            link: editor.isActive('link'),
            table: editor.isActive('table'),
            level: String([2, 3, 4].find((level) => editor.isActive('heading', { level })) ?? 0),
            canUndo: editor.can().undo(),
            canRedo: editor.can().redo(),
          },
  });
  const run = (act: (chain: ChainedCommands) => ChainedCommands) => act(editor.chain().focus()).run();
  const close = () => {
    setAsked(null);
    // The dialog returns the focus to its button; the text must get it.
    requestAnimationFrame(() => editor.commands.focus());
  };
  return (
    <>
      <Base.Root
        aria-label="Biçimlendirme"
        disabled={disabled}
        className="flex flex-wrap items-center gap-0.5 border-b border-line px-2 py-1.5"
      >
        <Base.Input
          aria-label="Metin türü"
          render={
            <select
              value={state.level}
              onChange={(event) => {
                const level = Number(event.target.value);
                run((chain) =>
                  level === 2 || level === 3 || level === 4
                    ? chain.setHeading({ level })
                    : chain.setParagraph(),
                );
              }}
            >
              {levels.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          }
          className="min-h-target min-w-30 rounded-md border border-line bg-sheet px-2 text-sm text-ink lg:min-h-9"
        />
        {/* The separator comes after its group, so that no wrapped line begins with one. */}
        <Separator />
        {tools.map((group) => (
          <Base.Group key={group[0]?.name} className="flex flex-wrap items-center gap-0.5">
            {group.map(({ name, Icon, run: act, active }) => (
              <Base.Button
                key={name}
                aria-label={name}
                title={name}
                aria-pressed={active ? state.active.includes(active) : undefined}
                // The text keeps the focus, so that the next typed characters go into it.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(act)}
                className={toolClasses}
              >
                <Icon aria-hidden="true" />
              </Base.Button>
            ))}
            <Separator />
          </Base.Group>
        ))}
        <Base.Group className="flex flex-wrap items-center gap-0.5">
          <Base.Button
            aria-label="Bağlantı"
            title="Bağlantı"
            aria-pressed={state.link}
            aria-haspopup="dialog"
            onClick={() => setAsked('link')}
            className={toolClasses}
          >
            <LinkIcon aria-hidden="true" />
          </Base.Button>
          <Base.Button
            aria-label="Görsel ekle"
            title="Görsel ekle"
            aria-haspopup="dialog"
            onClick={() => setAsked('image')}
            className={toolClasses}
          >
            <ImagePlus aria-hidden="true" />
          </Base.Button>
          <Base.Button
            aria-label="Tablo ekle"
            title="Tablo ekle"
            onClick={() => run((chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }))}
            className={toolClasses}
          >
            <Table aria-hidden="true" />
          </Base.Button>
          <Separator />
          <Base.Button
            aria-label="Geri al"
            title="Geri al"
            disabled={!state.canUndo}
            onClick={() => run((chain) => chain.undo())}
            className={toolClasses}
          >
            <Undo2 aria-hidden="true" />
          </Base.Button>
          <Base.Button
            aria-label="Yinele"
            title="Yinele"
            disabled={!state.canRedo}
            onClick={() => run((chain) => chain.redo())}
            className={toolClasses}
          >
            <Redo2 aria-hidden="true" />
          </Base.Button>
        </Base.Group>
      </Base.Root>
      {state.table && !disabled && <TableTools editor={editor} />}
      {asked === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asked === 'image' && <ImageDialog editor={editor} onClose={close} />}
    </>
  );
}
