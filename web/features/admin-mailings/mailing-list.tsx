import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Mailing } from '#contract/mailings.ts';
import { mailingKindNames } from '#domain/account/mailings.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDay, formatDayAndTime } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressLine } from '#web/ui/progress-line.tsx';
import { toast } from '#web/ui/toast.tsx';
import { TwoStepButton } from '#web/ui/two-step-button.tsx';

const numbers = new Intl.NumberFormat('tr-TR');
const states = {
  preparing: { text: 'Alıcılar hazırlanıyor', tone: 'accent' },
  sending: { text: 'Gönderiliyor', tone: 'accent' },
  stopped: { text: 'Durduruldu', tone: 'neutral' },
  finished: { text: 'Bitti', tone: 'success' },
} as const;

/** What became of a mailing's recipients, in words. */
function countsText({ recipients, sent, skipped, refused }: Mailing): string {
  const parts = [`${numbers.format(sent)} / ${numbers.format(recipients)} gönderildi`];
  if (skipped > 0) parts.push(`${numbers.format(skipped)} kişiye gerek kalmadı`);
  if (refused > 0) parts.push(`${numbers.format(refused)} adres geri çevirdi`);
  return parts.join(' · ');
}

function MailingRow({ mailing }: { mailing: Mailing }) {
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: () => api.mailings.adminStop({ id: mailing.id }),
    onError: (error: unknown) => toast({ text: errorText(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: queries.mailings.adminList.key() }),
  });
  const { state, recipients, sent, skipped, refused } = mailing;
  const running = state === 'preparing' || state === 'sending';
  const settled = sent + skipped + refused;
  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-sans text-base font-semibold wrap-anywhere">
          {mailing.week === null ? mailing.subject : `${formatDay(`${mailing.week}T00:00:00+03:00`)} haftası`}
        </h3>
        <Badge tone={states[state].tone}>{states[state].text}</Badge>
      </div>
      <p className="text-sm text-ink-soft">
        {mailingKindNames[mailing.kind]} · {formatDayAndTime(mailing.createdAt)}
        {mailing.startedBy !== null && ` · ${mailing.startedBy}`}
      </p>
      {running && <ProgressLine label="İlerleme" value={recipients > 0 ? (settled / recipients) * 100 : 0} />}
      <div className="flex min-h-target flex-wrap items-center justify-between gap-3">
        <p className="text-sm tabular-nums">{countsText(mailing)}</p>
        {running && (
          <TwoStepButton
            label="Durdur"
            armedLabel="Evet, durdur"
            name={`Durdur: ${mailingKindNames[mailing.kind]}`}
            armedName="Kalanlara gönderme, durdur"
            loading={stop.isPending}
            onConfirm={() => stop.mutate()}
          />
        )}
      </div>
    </li>
  );
}

/** The newest mailings with their progress. */
export function MailingList({ mailings }: { mailings: readonly Mailing[] }) {
  return (
    <Card as="section" aria-labelledby="gonderimler" padding="lg" className="grid gap-3">
      <h2 id="gonderimler" className="text-xl">
        Gönderimler
      </h2>
      {mailings.length === 0 ? (
        <p className="text-sm text-ink-soft">
          Henüz gönderim yok. Haftalık özetler pazartesi sabahı kendiliğinden başlar.
        </p>
      ) : (
        <ul>
          {mailings.map((mailing) => (
            <MailingRow key={mailing.id} mailing={mailing} />
          ))}
        </ul>
      )}
    </Card>
  );
}
