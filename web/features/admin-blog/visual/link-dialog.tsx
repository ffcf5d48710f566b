import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Links that a post keeps: a path of this site, a whole address, mail or telephone. */
const keeps = /^(?:\/(?![/\\])|https?:\/\/[^\s/]|mailto:\S|tel:\S)/i;

/** The address of a link around the chosen words, or of a new one. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const form = useId();
  const present = editor.getAttributes('link').href;
  const [href, setHref] = useState(typeof present === 'string' ? present : '');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const isNew = typeof present !== 'string';
  const needsText = isNew && editor.state.selection.empty;
  const set = () => {
    const address = href.trim();
    if (!keeps.test(address)) {
      setError('Adres https://, mailto: ya da bu sitedeki bir sayfa için / ile başlamalıdır.');
      return;
    }
    if (needsText) {
      const words = text.trim() || address;
      editor.commands.insertContent({
        type: 'text',
        text: words,
        marks: [{ type: 'link', attrs: { href: address } }],
      });
    } else editor.chain().extendMarkRange('link').setLink({ href: address }).run();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isNew ? 'Bağlantı ekle' : 'Bağlantıyı düzenle'}
      actions={
        <>
          {!isNew && (
            <Button
              onClick={() => {
                editor.chain().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              Bağlantıyı kaldır
            </Button>
          )}
          <Button type="submit" form={form} variant="primary">
            Uygula
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog's form is a child of the page's form to React.
          event.stopPropagation();
          set();
        }}
        className="grid gap-4"
      >
        <TextField
          label="Adres"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          placeholder="https://"
          value={href}
          error={error}
          onChange={(event) => {
            setHref(event.target.value);
            setError(undefined);
          }}
        />
        {needsText && (
          <TextField
            label="Metin"
            optional
            autoComplete="off"
            hint="Boş bırakırsanız adresin kendisi yazılır."
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}
