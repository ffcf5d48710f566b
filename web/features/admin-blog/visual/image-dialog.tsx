import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { blogLimits, isImageAddress } from '#domain/content/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { UploadButton, type UploadedImage } from '../upload-button.tsx';
import { AddressDialog } from './address-dialog.tsx';

/**
 * Inserts an image by address or from this device; an image of another site is downloaded when the post is saved. An uploaded
 * one is inserted after its text was asked.
 */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [alt, setAlt] = useState('');
  const [uploaded, setUploaded] = useState<UploadedImage | null>(null);
  const altField = useRef<HTMLInputElement>(null);
  const insert = (src: string) => {
    const size = uploaded?.address === src && { width: uploaded.width, height: uploaded.height };
    editor.commands.insertContent({ type: 'image', attrs: { src, alt: alt.trim(), ...size } });
  };
  return (
    <AddressDialog
      title="Görsel ekle"
      description="Başka sitedeki bir görsel, yazı kaydedilirken alınır ve bu siteden sunulur."
      label="Görselin adresi"
      send="Ekle"
      fault={(address) => (isImageAddress(address) ? undefined : messages.blog.imageAddress)}
      onTake={insert}
      onClose={onClose}
    >
      {(setAddress) => (
        <>
          <UploadButton
            label="Cihazdan yükle"
            onUploaded={(image) => {
              setUploaded(image);
              setAddress(image.address);
              altField.current?.focus();
            }}
          />
          <TextField
            ref={altField}
            label="Görselde ne var"
            optional
            autoComplete="off"
            maxLength={blogLimits.imageAlt}
            hint="Görmeyenlere okunur; süs için konmuş bir görselde boş bırakın."
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        </>
      )}
    </AddressDialog>
  );
}
