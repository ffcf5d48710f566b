import { useSession } from '#web/features/session/index.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';
import { OwnData } from './own-data.tsx';
import { SecondFactor } from './second-factor.tsx';
import { VerificationBanner } from './verification-banner.tsx';

/** The account's own room: password, address, second step, devices, and what belongs to its person. */
export function SecurityPage() {
  const { viewer } = useSession();
  return (
    <main className="mx-auto grid w-full max-w-prose gap-8 px-5 py-10">
      <PageHeading title="Güvenlik ve veriler">{viewer?.email}</PageHeading>
      <VerificationBanner />
      <ChangePassword />
      <ChangeEmail />
      <SecondFactor />
      <Devices />
      <OwnData />
    </main>
  );
}
