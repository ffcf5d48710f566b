import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { messages } from '#domain/messages/index.ts';
import { CustomerOrders } from '#web/features/admin-payments/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CustomerAudit } from './customer-audit.tsx';
import { CustomerConsents } from './customer-consents.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerLedger } from './customer-ledger.tsx';
import { CustomerMails } from './customer-mails.tsx';
import { CustomerMessages } from './customer-messages.tsx';
import { CustomerPlans } from './customer-plans.tsx';
import { CustomerSessions } from './customer-sessions.tsx';
import { callName } from './labels.ts';
import { UserActions } from './user-actions.tsx';

/** Everything about one person, with the actions (docs/product/administration.md). No text of a story is shown. */
export function CustomerPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(
    queries.adminUsers.read.queryOptions({ input: { id } }),
  );
  return (
    <main className="mx-auto grid w-full max-w-page gap-10 px-5 pt-8 pb-24">
      <div className="grid gap-3">
        <TextLink to="/admin/kullanicilar" className="justify-self-start gap-1.5 text-sm">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Kullanıcılar
        </TextLink>
        {data ? (
          <PageHeading
            title={<span className="wrap-anywhere">{callName(data.user)}</span>}
            actions={<UserActions user={data.user} />}
          >
            <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
              {data.user.email}
              {data.user.isAdmin && <Badge tone="accent">Yönetici</Badge>}
              {data.user.suspendedAt && <Badge tone="danger">Askıda</Badge>}
              {!data.user.emailConfirmed && <Badge tone="danger">E-posta doğrulanmamış</Badge>}
            </span>
          </PageHeading>
        ) : (
          <PageHeading title="Kullanıcı" />
        )}
      </div>
      {data ? (
        <>
          <CustomerFacts customer={data} />
          <CustomerPlans customer={data} />
          <CustomerOrders userId={id} />
          <CustomerLedger id={id} />
          <CustomerMessages id={id} />
          <CustomerMails id={id} />
          <CustomerSessions customer={data} />
          <CustomerConsents customer={data} />
          <CustomerAudit id={id} />
        </>
      ) : error ? (
        <ErrorState
          title="Kişi açılamadı"
          message={errorText(error, messages.users.customerFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Kişinin bilgileri yükleniyor…" className="grid gap-4">
          <Skeleton className="h-56 w-full" />
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
    </main>
  );
}
