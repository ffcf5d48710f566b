import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AddressDialog } from './address-dialog.tsx';

/** Allowed links: a path of this site, a whole address, mail or telephone. */
const keeps = /^(?:\/(?![/\\])|https?:\/\/[^\s/]|mailto:\S|tel:\S)/i;
const refused = 'Adres https://, mailto: ya da bu sitedeki bir sayfa için / ile başlamalıdır.';

/** Edits the address of a link around the selection, or inserts a new link. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const present = editor.getAttributes('link').href;
  const [text, setText] = useState('');
  const isNew = typeof present !== 'string';
  const needsText = isNew && editor.state.selection.empty;
  const set = (href: string) => {
    if (!needsText) return void editor.chain().extendMarkRange('link').setLink({ href }).run();
    const marks = [{ type: 'link', attrs: { href } }];
    editor.commands.insertContent({ type: 'text', text: text.trim() || href, marks });
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <AddressDialog
      title={isNew ? 'Bağlantı ekle' : 'Bağlantıyı düzenle'}
      label="Adres"
      initial={isNew ? '' : present}
      send="Uygula"
      others={!isNew && <Button onClick={remove}>Bağlantıyı kaldır</Button>}
      fault={(address) => (keeps.test(address) ? undefined : refused)}
      onTake={set}
      onClose={onClose}
    >
      {() =>
        needsText && (
          <TextField
            label="Metin"
            optional
            autoComplete="off"
            hint="Boş bırakırsanız adresin kendisi yazılır."
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )
      }
    </AddressDialog>
  );
}
