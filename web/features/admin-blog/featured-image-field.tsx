import { useState } from 'react';
import { blogLimits, isImageAddress } from '#domain/content/blog.ts';
import { PostCover } from '#web/features/blog/index.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { UploadButton } from './upload-button.tsx';

/** The address of a post's image with a preview; a generated cover replaces an image that can't be shown. */
export function FeaturedImageField({
  id,
  title,
  value,
  error,
  alt,
  onChange,
  onAlt,
}: {
  id: string;
  title: string;
  value: string;
  error: string | undefined;
  /** What the image shows. */
  alt: string;
  onChange: (address: string) => void;
  onAlt: (alt: string) => void;
}) {
  const address = value.trim();
  const [broken, setBroken] = useState<string | null>(null);
  const isBroken = address !== '' && broken === address;
  return (
    <div className="grid gap-3">
      <TextField
        id={id}
        label="Öne çıkan görsel"
        optional
        name="featuredImage"
        inputMode="url"
        autoComplete="off"
        maxLength={blogLimits.imageAddress}
        placeholder="https://"
        hint="Başka sitedeki bir görsel kaydederken alınır ve bu siteden sunulur."
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <UploadButton label="Görsel yükle" onUploaded={(image) => onChange(image.address)} />
      {address !== '' && (
        <TextField
          label="Görselde ne var"
          optional
          name="featuredAlt"
          autoComplete="off"
          maxLength={blogLimits.imageAlt}
          hint="Görmeyenlere okunur; süs için konmuş bir görselde boş bırakın."
          value={alt}
          onChange={(event) => onAlt(event.target.value)}
        />
      )}
      <div className="grid gap-1.5">
        <PostCover
          title={title}
          image={isImageAddress(address) && !isBroken ? address : null}
          onFault={() => setBroken(address)}
          className="aspect-video rounded-md border border-line"
        />
        <p role="status" className="text-xs text-ink-soft">
          {isBroken
            ? 'Görsel yüklenemedi; yerine bu kapak gösteriliyor.'
            : address === ''
              ? 'Görsel verilmezse bu kapak kullanılır.'
              : 'Görselin önizlemesi'}
        </p>
      </div>
    </div>
  );
}
