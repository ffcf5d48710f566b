import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

const numbers = new Intl.NumberFormat('tr-TR');

/** How long a mailing takes, in words. */
function durationText(recipients: number, perMinute: number): string {
  const minutes = Math.ceil(recipients / perMinute);
  if (minutes <= 1) return 'yaklaşık bir dakika';
  return minutes < 120
    ? `yaklaşık ${minutes} dakika`
    : `yaklaşık ${numbers.format(Math.ceil(minutes / 60))} saat`;
}

/** The mail as it will be, to how many people it goes, a trial to oneself, and the start after a question. */
export function MailingPreview({
  preview,
  canSend,
  perMinute,
  onTrial,
  trying,
  onStart,
  starting,
  error,
}: {
  preview: { subject: string; html: string; recipients: number };
  canSend: boolean;
  perMinute: number;
  onTrial: () => void;
  trying: boolean;
  onStart: () => void;
  starting: boolean;
  error: string | null;
}) {
  const [asked, setAsked] = useState(false);
  const people = `${numbers.format(preview.recipients)} kişi`;
  return (
    <section aria-label="Önizleme" className="grid gap-4">
      <p className="text-sm">
        Şimdi başlarsa <strong className="font-semibold">{people}</strong> alır;{' '}
        {durationText(preview.recipients, perMinute)} sürer (dakikada {numbers.format(perMinute)}).
      </p>
      <iframe
        title={`Postanın önizlemesi: ${preview.subject}`}
        sandbox=""
        srcDoc={preview.html}
        className="h-112 w-full rounded-md border border-line bg-white"
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabled={!canSend || preview.recipients === 0}
          onClick={() => setAsked(true)}
        >
          {`${people}ye gönder`}
        </Button>
        <Button loading={trying} loadingText="Gönderiliyor…" onClick={onTrial}>
          Kendime deneme gönder
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={`“${preview.subject}” gönderilsin mi?`}
        confirmText={`${people}ye gönder`}
        tone="primary"
        pending={starting}
        pendingText="Başlatılıyor…"
        error={error}
        onConfirm={onStart}
      >
        <p>
          Posta {people}ye gönderilir ve giden posta geri alınamaz. Gönderim sürerken listeden
          durdurabilirsiniz; o ana kadar alanlarda kalır.
        </p>
      </ConfirmDialog>
    </section>
  );
}
