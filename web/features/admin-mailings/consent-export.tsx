import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { MailConsent } from '#contract/mailings.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { saveFile } from '#web/features/export/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast.tsx';
import { consentsCsv } from './consents-csv.ts';

async function readAll(): Promise<MailConsent[]> {
  const all: MailConsent[] = [];
  let cursor: string | null = null;
  do {
    const page: { consents: MailConsent[]; nextCursor: string | null } = await api.mailings.adminConsents(
      cursor === null ? {} : { cursor },
    );
    all.push(...page.consents);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}

/** Downloads the history of consents to commercial mails, as İYS takes it. */
export function ConsentExport() {
  const download = useMutation({
    mutationFn: readAll,
    onSuccess: (consents) =>
      saveFile(
        new Blob([consentsCsv(consents)], { type: 'text/csv;charset=utf-8' }),
        `ileti-onaylari-${istanbulDay(new Date())}.csv`,
      ),
    onError: (error: unknown) => toast({ text: errorText(error), tone: 'error' }),
  });
  return (
    <Card as="section" aria-labelledby="iys" padding="lg" className="grid justify-items-start gap-3">
      <h2 id="iys" className="text-xl">
        Ticari ileti onayları
      </h2>
      <p className="text-sm text-ink-soft">
        Her onay ve ret, anı ve kaynağıyla saklanır. Dosya, İleti Yönetim Sistemine (İYS) yüklemek içindir.
      </p>
      <Button
        icon={<Download aria-hidden="true" />}
        loading={download.isPending}
        loadingText="Hazırlanıyor…"
        onClick={() => download.mutate()}
      >
        CSV indir
      </Button>
    </Card>
  );
}
