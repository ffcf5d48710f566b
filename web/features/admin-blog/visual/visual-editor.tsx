import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { extensions } from './extensions.ts';
import { lostElements } from './lost-elements.ts';
import { htmlOf, readableHtml, rewritten } from './tidy-html.ts';
import { Toolbar } from './toolbar.tsx';

const pageClasses =
  'prose min-h-96 max-w-none px-5 py-4 outline-none sm:px-8 sm:py-6 [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-focus [&_.selectedCell]:bg-well [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:px-2.5!';

/** In lists and tables Tab is handled by the editor; after Escape it leaves the text (WCAG 2.1.2). */
function leavesByTab() {
  let escaped = false;
  return (_: unknown, event: KeyboardEvent): boolean => {
    const leaves = escaped && event.key === 'Tab';
    if (event.key !== 'Shift') escaped = event.key === 'Escape';
    return leaves;
  };
}

/** The visual editor of a post; its HTML is stored unchanged by the server. */
export default function VisualEditor({
  id,
  value,
  error,
  onChange,
  onHtml,
}: {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (html: string) => void;
  /** Switches to HTML. */
  onHtml: () => void;
}) {
  /** The form's HTML, and the last HTML that the editor wrote. */
  const known = useRef(value);
  const written = useRef<string | null>(null);
  const [lost, setLost] = useState<readonly string[]>([]);
  const readOnly = lost.length > 0;
  const editorProps = useMemo(
    () => ({
      transformPastedHTML: readableHtml,
      handleDOMEvents: { keydown: leavesByTab() },
      attributes: {
        id,
        class: pageClasses,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'İçerik',
        'aria-readonly': String(readOnly),
        'aria-describedby': error ? `${id}-error ${id}-hint` : `${id}-hint`,
        ...(error && { 'aria-invalid': 'true' }),
      },
    }),
    [id, error, readOnly],
  );
  const editor = useEditor({
    extensions,
    content: readableHtml(value),
    editorProps,
    onUpdate({ editor: { state, schema } }) {
      const html = htmlOf(state.doc, schema);
      // Internal normalization of the editor is no change of the post.
      if (html === (written.current ?? rewritten(known.current, schema))) return;
      written.current = html;
      known.current = html;
      onChange(html);
    },
  });

  useEffect(() => {
    // An editor that was destroyed before its first rendering is created again.
    if (editor.isDestroyed) return;
    const before = written.current;
    const same = written.current !== null && known.current === value;
    known.current = value;
    if (same) return;
    const after = rewritten(value, editor.schema);
    setLost(lostElements(value, after));
    written.current = after;
    if (before === null || before === after) return;
    const { from, to } = editor.state.selection;
    editor.commands.setContent(readableHtml(value), { emitUpdate: false });
    const { size } = editor.state.doc.content;
    editor.commands.setTextSelection({ from: Math.min(from, size), to: Math.min(to, size) });
  }, [editor, value]);

  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!readOnly, false);
  }, [editor, readOnly]);
  return (
    <div className="grid min-w-0 gap-3">
      {readOnly && (
        <Banner
          tone="info"
          title="Bu içerik görsel düzenleyicide olduğu gibi korunamıyor"
          action={
            <>
              <Button variant="primary" onClick={onHtml}>
                HTML olarak düzenle
              </Button>
              <Button onClick={() => setLost([])}>Yine de burada düzenle</Button>
            </>
          }
        >
          Burada değiştirirseniz kaybolacaklar: {lost.join(', ')}.
        </Banner>
      )}
      <div
        className={classes(
          'min-w-0 rounded-md border bg-sheet focus-within:border-accent',
          error ? 'border-danger' : 'border-line-strong',
        )}
      >
        {!editor.isDestroyed && <Toolbar editor={editor} disabled={readOnly} />}
        <EditorContent editor={editor} className="min-w-0 overflow-x-auto" />
      </div>
      <p id={`${id}-hint`} className="text-xs text-ink-soft">
        Tab listede girintiler, tabloda gezer; Esc’e basıp Tab’la düzenleyiciden çıkabilirsiniz.
      </p>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
