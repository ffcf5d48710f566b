import type { ReactNode } from 'react';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** The list's heading, over the posts or what stands in their place. */
export function BlogFrame({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 py-14 sm:py-20">
      <PageHeading title="Blog">Hikâye yazmak üzerine: başlamak, sürdürmek, düzeltmek.</PageHeading>
      {children}
    </main>
  );
}
