import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { DayUse } from './day-use.tsx';
import { LedgerList } from './ledger-list.tsx';
import { StoryUse } from './story-use.tsx';

/** The meter: where the tokens went, by day and by story, and every change of the balance. */
export function UsagePage() {
  return (
    <main className="mx-auto grid w-full max-w-page gap-10 px-5 py-10">
      <PageHeading title="Token kullanımı" actions={<TextLink to="/panel">Panele dön</TextLink>}>
        Tokenlerinizin hangi gün, hangi hikâyeye gittiği ve bakiyenizin her hareketi.
      </PageHeading>
      <StoryUse />
      <DayUse />
      <LedgerList />
    </main>
  );
}
