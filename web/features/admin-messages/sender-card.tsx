import { useQuery } from '@tanstack/react-query';
import type { MessageSender } from '#contract/admin-messages.ts';
import { contactStatuses } from '#domain/account/contact.ts';
import { orderStateNames } from '#domain/billing/order-states.ts';
import { plans } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const numbers = new Intl.NumberFormat('tr-TR');
const money = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });

const stateName = (state: string): string =>
  Object.entries(orderStateNames).find(([name]) => name === state)?.[1] ?? state;

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

function Account({ of: { account, signedIn } }: { of: MessageSender }) {
  if (!account)
    return <p className="text-sm text-ink-soft">Bu adresle açılmış bir hesap yok; mesaj bir ziyaretçiden.</p>;
  const plan = plans[account.plan].name;
  return (
    <div className="grid gap-3 text-sm">
      {!signedIn && (
        <p className="text-ink-soft">
          Mesaj giriş yapmadan yazıldı. Bu hesap yalnızca yazılan adresle eşleşiyor; gönderenin o olduğu kesin
          değil.
        </p>
      )}
      <dl className="grid gap-1.5">
        <Fact name="Ad">{account.name || account.username || '—'}</Fact>
        <Fact name="E-posta">{account.email}</Fact>
        <Fact name="Plan">
          {account.planEndsAt ? `${plan}, bitiş ${formatDay(account.planEndsAt)}` : plan}
        </Fact>
        <Fact name="Bakiye">{`${numbers.format(account.tokens)} token`}</Fact>
        <Fact name="Kayıt">{formatDay(account.createdAt)}</Fact>
      </dl>
      <TextLink to={`/admin/kullanicilar/${account.id}`} className="justify-self-start">
        Kişinin sayfasını aç
      </TextLink>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {!account.emailVerified && <Badge tone="neutral">E-posta doğrulanmadı</Badge>}
        {account.suspendedAt && <Badge tone="danger">Askıda</Badge>}
      </p>
    </div>
  );
}

/** The account of a message's sender, with its newest orders and other messages. */
export function SenderCard({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const { data, error, isFetching, refetch } = useQuery(
    queries.adminMessages.sender.queryOptions({ input: { id } }),
  );
  return (
    <section aria-labelledby="gonderen" className="grid gap-3 rounded-md border border-line p-4">
      <h3 id="gonderen" className="text-lg">
        Gönderenin hesabı
      </h3>
      {data ? (
        <>
          <Account of={data} />
          {data.account && (
            <div className="grid gap-1.5 text-sm">
              <h4 className="font-semibold">Siparişler</h4>
              {data.orders.length === 0 ? (
                <p className="text-ink-soft">Siparişi yok.</p>
              ) : (
                <ul className="grid gap-1.5">
                  {data.orders.map((order) => (
                    <li key={order.orderId} className="flex flex-wrap justify-between gap-x-4">
                      <span>{`${formatDay(order.createdAt)}, ${stateName(order.state)}`}</span>
                      <span className="tabular-nums">{money.format(order.kurus / 100)}</span>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )}
          {data.messages.length > 0 && (
            <div className="grid gap-1 text-sm">
              <h4 className="font-semibold">Öteki mesajları</h4>
              <ul className="grid">
                {data.messages.map((other) => (
                  <li key={other.id}>
                    <button
                      type="button"
                      onClick={() => onOpen(other.id)}
                      className="min-h-target w-full text-left wrap-anywhere text-accent underline underline-offset-4"
                    >
                      {`${other.subject} (${contactStatuses[other.status]}, ${formatDay(other.createdAt)})`}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      ) : error ? (
        <div className="grid justify-items-start gap-3">
          <Banner tone="error">{errorText(error, messages.adminMessages.senderFailed)}</Banner>
          <Button onClick={() => void refetch()} loading={isFetching} loadingText="Yükleniyor…">
            Yeniden dene
          </Button>
        </div>
      ) : (
        <SkeletonGroup label="Gönderenin hesabı yükleniyor…">
          <Skeleton className="h-32 w-full" />
        </SkeletonGroup>
      )}
    </section>
  );
}
