import { useMutation } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { blogLimits } from '#domain/content/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';

export interface UploadedImage {
  address: string;
  width: number;
  height: number;
}

/** Uploads a picture of this device; the server checks and re-encodes it. */
export function UploadButton({
  label,
  onUploaded,
}: {
  label: string;
  onUploaded: (image: UploadedImage) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const upload = useMutation({
    mutationFn: (file: File) => {
      // Not even sent: the server refuses it too.
      if (file.size > blogLimits.uploadBytes)
        throw new ApiError({ code: 'PAYLOAD_TOO_LARGE', status: 413, message: messages.blog.uploadTooLarge });
      return api.blog.uploadImage({ body: file });
    },
    onSuccess: onUploaded,
  });
  return (
    <div className="grid justify-items-start gap-2">
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) upload.mutate(file);
        }}
      />
      <Button
        icon={<ImageUp aria-hidden="true" />}
        loading={upload.isPending}
        loadingText="Yükleniyor…"
        aria-describedby={upload.error ? errorId : undefined}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {upload.error && (
        <p id={errorId} role="alert" className="text-sm font-medium text-danger">
          {errorText(upload.error, messages.blog.uploadFailed)}
        </p>
      )}
    </div>
  );
}
