import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { isImageAddress } from '#domain/content/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { UploadButton } from '../upload-button.tsx';
import { AddressDialog } from './address-dialog.tsx';

/** Inserts an image by address; an image of another site is downloaded when the post is saved. */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [alt, setAlt] = useState('');
  return (
    <AddressDialog
      title="Görsel ekle"
      description="Başka sitedeki bir görsel, yazı kaydedilirken alınır ve bu siteden sunulur."
      label="Görselin adresi"
      send="Ekle"
      fault={(address) => (isImageAddress(address) ? undefined : messages.blog.imageAddress)}
      onTake={(src) => editor.commands.insertContent({ type: 'image', attrs: { src, alt: alt.trim() } })}
      onClose={onClose}
    >
      <UploadButton
        label="Cihazdan yükle"
        onUploaded={({ address, width, height }) => {
          editor.commands.insertContent({
            type: 'image',
            attrs: { src: address, alt: alt.trim(), width, height },
          });
          onClose();
        }}
      />
      <TextField
        label="Görselde ne var"
        optional
        autoComplete="off"
        hint="Görmeyenlere okunur; süs için konmuş bir görselde boş bırakın."
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
    </AddressDialog>
  );
}
