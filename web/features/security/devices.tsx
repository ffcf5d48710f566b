import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import type { OpenSession } from '#contract/account.ts';
import { relativeTime } from '#domain/time/time.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';
import { deviceName } from './device-name.ts';
import { Section } from './section.tsx';

const sessions = () => queries.account.sessions.queryOptions();

function Device(props: { session: OpenSession; ending: boolean; onEnd: () => void }) {
  const { session, ending, onEnd } = props;
  const name = deviceName(session.userAgent);
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-3 last:border-0">
      <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <span className="grid min-w-0 flex-1 text-sm">
        <span className="font-semibold">{name}</span>
        <span className="text-ink-soft">
          Giriş: {relativeTime(session.createdAt)} · Son kullanım: {relativeTime(session.lastUsedAt)}
        </span>
      </span>
      {session.current ? (
        <Badge tone="accent">Bu cihaz</Badge>
      ) : (
        <Button aria-label={`${name}: oturumu kapat`} loading={ending} onClick={onEnd}>
          Oturumu kapat
        </Button>
      )}
    </li>
  );
}

/** The devices that are signed in, each with a way to sign it out. */
export function Devices() {
  const { data, error, isFetching, refetch } = useQuery(sessions());
  const client = useQueryClient();
  const settled = {
    onSettled: () => client.invalidateQueries(sessions()),
    onError: (fault: unknown) => toast({ text: errorText(fault), tone: 'error' as const }),
  };
  const end = useMutation({
    ...queries.account.endSession.mutationOptions(),
    ...settled,
    onSuccess: () => toast({ text: 'O cihazdaki oturum kapatıldı.' }),
  });
  const endOthers = useMutation({
    ...queries.account.endOtherSessions.mutationOptions(),
    ...settled,
    onSuccess: () => toast({ text: 'Öteki bütün oturumlar kapatıldı.' }),
  });
  return (
    <Section
      title="Cihazlar"
      text="Hesabınıza giriş yapılmış cihazlar. Tanımadığınız varsa oturumunu kapatın ve şifrenizi değiştirin."
    >
      {data ? (
        <>
          <ul className="-my-3">
            {data.sessions.map((session) => (
              <Device
                key={session.id}
                session={session}
                ending={end.isPending && end.variables.id === session.id}
                onEnd={() => end.mutate({ id: session.id })}
              />
            ))}
          </ul>
          {data.sessions.length > 1 && (
            <Button
              className="justify-self-start"
              loading={endOthers.isPending}
              onClick={() => endOthers.mutate({})}
            >
              Öteki bütün oturumları kapat
            </Button>
          )}
        </>
      ) : error ? (
        <ErrorState
          title="Cihazlar okunamadı"
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Cihazlar yükleniyor…" className="grid gap-3">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </SkeletonGroup>
      )}
    </Section>
  );
}
