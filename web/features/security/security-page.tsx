import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/features/session/index.ts';
import { queries } from '#web/lib/queries.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';
import { OwnData } from './own-data.tsx';
import { SecondFactor } from './second-factor.tsx';
import { VerificationBanner } from './verification-banner.tsx';

/** The account's own room: password, address, second step, devices, and what belongs to its person. */
export function SecurityPage() {
  const { viewer } = useSession();
  const factor = useQuery(queries.secondFactor.status.queryOptions());
  const sessions = useQuery(queries.account.sessions.queryOptions());
  // All sections come at once: one that grew later would push the others down.
  const waiting = factor.isPending || sessions.isPending;
  return (
    <main className="mx-auto grid w-full max-w-prose gap-8 px-5 py-10">
      <PageHeading title="Güvenlik ve veriler">{viewer?.email}</PageHeading>
      {waiting ? (
        <SkeletonGroup label="Güvenlik ayarları yükleniyor…" className="grid min-h-dvh content-start gap-8">
          {['şifre', 'adres', 'ikinci adım', 'cihazlar'].map((section) => (
            <Skeleton key={section} className="h-72 w-full rounded-lg" />
          ))}
        </SkeletonGroup>
      ) : (
        <>
          <VerificationBanner />
          <ChangePassword />
          <ChangeEmail />
          <SecondFactor />
          <Devices />
          <OwnData />
        </>
      )}
    </main>
  );
}
