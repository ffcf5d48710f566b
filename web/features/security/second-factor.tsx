import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#domain/messages/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { Section } from './section.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

type Asked = 'set-up' | 'renew' | 'remove' | null;

const status = () => queries.secondFactor.status.queryOptions();

/** The second step of signing in: set up, recovery codes, switched off. */
export function SecondFactor() {
  const { viewer } = useSession();
  const { data, error, isFetching, refetch } = useQuery(status());
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const changed = () => void client.invalidateQueries(status());
  const close = (open: boolean) => !open && setAsked(null);

  function showCodes(fresh: readonly string[]) {
    setAsked(null);
    setCodes(fresh);
    changed();
  }

  return (
    <Section
      title="İki adımlı giriş"
      text="Şifrenizden sonra telefonunuzdaki doğrulama uygulamasının kodu da sorulur; şifrenizi öğrenen biri tek başına giremez."
    >
      {data ? (
        <div className="grid gap-4">
          <p className="flex flex-wrap items-center gap-3 text-sm">
            <Badge tone={data.enabled ? 'success' : 'neutral'}>{data.enabled ? 'Açık' : 'Kapalı'}</Badge>
            {data.enabled && `${data.recoveryCodesLeft} kurtarma kodunuz kaldı.`}
          </p>
          <div className="flex flex-wrap gap-2">
            {data.enabled ? (
              <>
                <Button onClick={() => setAsked('renew')}>Yeni kurtarma kodları</Button>
                <Button variant="quiet" onClick={() => setAsked('remove')}>
                  Kapat
                </Button>
              </>
            ) : viewer?.emailVerified ? (
              <Button onClick={() => setAsked('set-up')}>Kur</Button>
            ) : (
              <p className="text-sm text-ink-soft">{messages.account.secondFactorUnverified}</p>
            )}
          </div>
        </div>
      ) : error ? (
        <ErrorState
          title="Durum okunamadı"
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Yükleniyor…">
          <Skeleton className="h-16 w-full" />
        </SkeletonGroup>
      )}
      {asked === 'set-up' && <SetUpDialog onOpenChange={close} onDone={showCodes} />}
      {asked === 'renew' && <PasswordDialog purpose="renew" onOpenChange={close} onDone={showCodes} />}
      {asked === 'remove' && (
        <PasswordDialog
          purpose="remove"
          onOpenChange={close}
          onDone={() => {
            setAsked(null);
            changed();
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Section>
  );
}
