import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PendingGrant } from '#contract/membership.ts';
import { formatAmount } from '#domain/billing/money.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText, fieldIssues } from '#web/lib/api-error.ts';
import { formatDay, formatDayAndTime } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.tsx';
import { Fact, Facts } from './facts.tsx';
import { LinkRefund } from './link-refund.tsx';

const kinds: Readonly<Record<PendingGrant['kind'], { name: string; advice: string }>> = {
  unproven: {
    name: 'Kanıtsız',
    advice:
      'Sabit bağlantıyla ödediğini söylüyor. Onaylamadan önce ödemeyi PayTR panelinde görün; bildirimi olmadığı için iadesi de oradan yapılır.',
  },
  uncertain: {
    name: 'Belirsiz',
    advice:
      'Ödendi, ama üyelik hizmetinin yanıtı yolda kayboldu. Önce orada bakın; onaylarsanız yeniden istenir.',
  },
  refused: {
    name: 'Verilemedi',
    advice: 'Ödendi, ama üyelik kendiliğinden tanımlanamadı. Onaylayın ya da ödemeyi iade edin.',
  },
};

type Question = { grant: PendingGrant; approve: boolean };

/** Membership requests of the bridge that wait for an administrator (docs/product/membership.md). */
export function PendingGrants() {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(queries.membership.adminPending.queryOptions());
  const [question, setQuestion] = useState<Question | null>(null);
  const [shown, setShown] = useState<Question | null>(null);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const decide = useMutation({
    mutationFn: async ({ grant: { id, username }, approve }: Question) => {
      if (!approve) {
        await api.membership.adminReject({ id, note });
        return `${username}: istek reddedildi.`;
      }
      const { ok, err, new_expiry } = await api.membership.adminApprove({ id });
      if (!ok) throw new Error(err ?? messages.membership.grantFailed);
      return `${username}: üyelik tanımlandı${new_expiry ? `, bitişi ${formatDay(new_expiry)}` : ''}.`;
    },
    onSuccess: (text) => {
      setQuestion(null);
      toast({ tone: 'success', text });
    },
    onSettled: () =>
      Promise.all(
        [queries.membership, queries.payments].map((stale) =>
          client.invalidateQueries({ queryKey: stale.key() }),
        ),
      ),
  });
  const ask = (next: Question) => {
    decide.reset();
    setNote('');
    setMissing(false);
    setShown(next);
    setQuestion(next);
  };
  const confirm = () => {
    if (!shown) return;
    const isMissing = !shown.approve && note.trim() === '';
    setMissing(isMissing);
    if (isMissing) field.current?.focus();
    else decide.mutate(shown);
  };
  const name = shown?.grant.username ?? '';
  return (
    <section aria-labelledby="onay-bekleyenler" className="grid gap-4">
      <h2 id="onay-bekleyenler" className="text-2xl">
        Onay bekleyen üyelikler
      </h2>
      {error && !data ? (
        <ErrorState
          title="Üyelik istekleri açılamadı"
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <SkeletonGroup label="Onay bekleyen üyelikler yükleniyor…">
          <Skeleton className="h-20 w-full rounded-lg" />
        </SkeletonGroup>
      ) : data.grants.length === 0 ? (
        <p className="text-ink-soft">Onay bekleyen istek yok.</p>
      ) : (
        <ul className="grid gap-3">
          {data.grants.map((grant) => (
            <Card as="li" key={grant.id} className="grid gap-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <p className="font-semibold wrap-anywhere">{grant.username}</p>
                <Badge tone={grant.kind === 'unproven' ? 'accent' : 'danger'}>{kinds[grant.kind].name}</Badge>
              </div>
              <p className="text-sm text-ink-soft">
                {kinds[grant.kind].advice}
                {grant.reason && ` Gerekçe: ${grant.reason}`}
              </p>
              <Facts>
                <Fact name="E-posta">{grant.email ?? 'Bu sitede hesabı yok'}</Fact>
                <Fact name="İstenen tutar">{formatAmount(grant.amount)}</Fact>
                {grant.paidKurus !== null && <Fact name="Ödenen">{formatAmount(grant.paidKurus)}</Fact>}
                <Fact name="İstek anı">{formatDayAndTime(grant.requestedAt)}</Fact>
                <Fact name="Callback kimliği">{grant.callbackId}</Fact>
                {grant.merchantOid && <Fact name="PayTR numarası">{grant.merchantOid}</Fact>}
              </Facts>
              <div className="flex flex-wrap gap-2">
                <Button
                  aria-label={`Onayla: ${grant.username}`}
                  onClick={() => ask({ grant, approve: true })}
                >
                  Onayla
                </Button>
                <Button
                  variant="quiet"
                  className="text-danger!"
                  aria-label={`Reddet: ${grant.username}`}
                  onClick={() => ask({ grant, approve: false })}
                >
                  Reddet
                </Button>
                {grant.notificationId !== null && (
                  <LinkRefund
                    notificationId={grant.notificationId}
                    username={grant.username}
                    kurus={grant.paidKurus ?? grant.amount}
                    refundedKurus={grant.refundedKurus}
                  />
                )}
              </div>
            </Card>
          ))}
        </ul>
      )}
      {data?.more && (
        <p className="text-sm text-ink-soft">
          En eski {data.grants.length} istek gösteriliyor; ötekiler bunlar karara bağlandıkça gelir.
        </p>
      )}
      <ConfirmDialog
        open={question !== null}
        onOpenChange={(open) => !open && setQuestion(null)}
        tone={shown?.approve ? 'primary' : 'danger'}
        title={shown?.approve ? `“${name}” üyeliği onaylansın mı?` : `“${name}” isteği reddedilsin mi?`}
        confirmText={shown?.approve ? 'Onayla' : 'Reddet'}
        pendingText="Kaydediliyor…"
        onConfirm={confirm}
        pending={decide.isPending}
        error={
          decide.error && !fieldIssues(decide.error).note
            ? errorText(decide.error, decide.error.message)
            : null
        }
      >
        <p>
          {formatAmount(shown?.grant.paidKurus ?? shown?.grant.amount ?? 0)} tutarındaki ödeme için.{' '}
          {shown?.approve
            ? 'Üyelik 31 gün olarak tanımlanır ya da uzatılır.'
            : 'Karar geri alınamaz; kişiye açıklamanızla birlikte e-posta gider.'}
        </p>
        {shown && !shown.approve && (
          <div className="mt-4 text-ink">
            <TextArea
              ref={field}
              label="Açıklama"
              name="note"
              rows={3}
              grows
              maxLength={500}
              value={note}
              onChange={({ target }) => {
                setMissing(false);
                setNote(target.value);
              }}
              hint={
                shown.grant.email
                  ? `${shown.grant.email} adresine yazılır.`
                  : 'Bu sitede hesabı olmadığı için posta gitmez; karar kaydında kalır.'
              }
              error={missing ? messages.membership.noteRequired : fieldIssues(decide.error).note}
            />
          </div>
        )}
      </ConfirmDialog>
    </section>
  );
}
