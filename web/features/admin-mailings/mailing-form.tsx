import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { type MailingLinkPath, mailingLimits, mailingLinks } from '#domain/account/mailings.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText, fieldIssues } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { MailingPreview } from './mailing-preview.tsx';

interface Draft {
  kind: 'terms' | 'product_news';
  subject: string;
  body: string;
  linkPath: MailingLinkPath | '';
}

const emptyDraft: Draft = { kind: 'terms', subject: '', body: '', linkPath: '/kullanim-kosullari' };

const kinds = [
  { value: 'terms', label: 'Koşul değişikliği' },
  { value: 'product_news', label: 'Ürün haberi' },
] as const;
const recipients = {
  terms: 'Adresi doğrulanmış herkese ve ödeme yapmış olanlara gider.',
  product_news: 'Yalnızca onay verenlere gider.',
} as const;

const links = [
  { value: '', label: 'Bağlantı yok' },
  ...Object.entries(mailingLinks).map(([value, label]) => ({ value, label })),
];

/** Writes a mailing: first its preview with the number of people, then a trial to oneself or the start. */
export function MailingForm({ canSend, perMinute }: { canSend: boolean; perMinute: number }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(emptyDraft);
  /** Of the mailing that this draft becomes: a repeated click starts it once. */
  const id = useRef(crypto.randomUUID());
  const preview = useMutation({ mutationFn: () => api.mailings.adminPreview(draft) });
  const trial = useMutation({
    mutationFn: () => api.mailings.adminTest(draft),
    onSuccess: ({ to }) => toast({ text: `Deneme postası ${to} adresine gönderildi.` }),
    onError: (error: unknown) => toast({ text: errorText(error, messages.mailings.failed), tone: 'error' }),
  });
  const start = useMutation({
    mutationFn: () => api.mailings.adminStart({ id: id.current, ...draft }),
    onSuccess() {
      id.current = crypto.randomUUID();
      setDraft(emptyDraft);
      preview.reset();
      toast({ text: 'Gönderim başladı; ilerlemesi listede.' });
      return client.invalidateQueries({ queryKey: queries.mailings.adminList.key() });
    },
  });
  const change = (part: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...part }));
    id.current = crypto.randomUUID();
    preview.reset();
    start.reset();
  };
  const faults = fieldIssues(preview.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    preview.mutate();
  };
  return (
    <Card as="section" aria-labelledby="yeni-gonderim" padding="lg" className="grid min-w-0 gap-5">
      <h2 id="yeni-gonderim" className="text-xl">
        Yeni gönderim
      </h2>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <SelectField
          label="Tür"
          choices={kinds}
          value={draft.kind}
          hint={recipients[draft.kind]}
          onChange={(event) => change({ kind: event.target.value === 'terms' ? 'terms' : 'product_news' })}
        />
        <TextField
          label="Konu"
          required
          maxLength={mailingLimits.subject}
          value={draft.subject}
          onChange={(event) => change({ subject: event.target.value })}
          error={faults.subject}
        />
        <TextArea
          label="Metin"
          required
          rows={10}
          maxLength={mailingLimits.body}
          value={draft.body}
          onChange={(event) => change({ body: event.target.value })}
          hint="“Merhaba …,” kendiliğinden eklenir. Paragrafları boş satırla ayırın; ne değiştiğini ve ne zaman yürürlüğe girdiğini yazın."
          error={faults.body}
        />
        <SelectField
          label="Düğme"
          choices={links}
          value={draft.linkPath}
          hint={draft.linkPath === '' ? undefined : `${draft.linkPath} sayfasını açar.`}
          onChange={(event) => change({ linkPath: event.target.value as Draft['linkPath'] })}
        />
        {preview.error && Object.keys(faults).length === 0 && (
          <Banner tone="error">{errorText(preview.error)}</Banner>
        )}
        <Button type="submit" variant={preview.data ? 'secondary' : 'primary'} loading={preview.isPending}>
          Önizle
        </Button>
      </form>
      {preview.data && (
        <MailingPreview
          preview={preview.data}
          canSend={canSend}
          perMinute={perMinute}
          onTrial={() => trial.mutate()}
          trying={trial.isPending}
          onStart={() => start.mutate()}
          starting={start.isPending}
          error={start.error && errorText(start.error, messages.mailings.failed)}
        />
      )}
    </Card>
  );
}
