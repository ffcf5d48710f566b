import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { isImageAddress } from '#domain/blog.ts';
import { messages } from '#domain/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** An image by its address; one of another site is fetched when the post is saved. */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const form = useId();
  const [src, setSrc] = useState('');
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string>();
  const add = () => {
    const address = src.trim();
    if (!isImageAddress(address)) {
      setError(messages.blog.imageAddress);
      return;
    }
    editor.commands.insertContent({ type: 'image', attrs: { src: address, alt: alt.trim() } });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Görsel ekle"
      description="Başka sitedeki bir görsel, yazı kaydedilirken alınır ve bu siteden sunulur."
      actions={
        <Button type="submit" form={form} variant="primary">
          Ekle
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog's form is a child of the page's form to React.
          event.stopPropagation();
          add();
        }}
        className="grid gap-4"
      >
        <TextField
          label="Görselin adresi"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          placeholder="https://"
          value={src}
          error={error}
          onChange={(event) => {
            setSrc(event.target.value);
            setError(undefined);
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
      </form>
    </Dialog>
  );
}
