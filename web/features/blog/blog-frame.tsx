import { Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { feedPath } from '#domain/content/blog.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** The list's heading, over the posts or what stands in their place. */
export function BlogFrame({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 py-14 sm:py-20">
      <PageHeading
        title="Blog"
        actions={
          <a href={feedPath} className={buttonClasses({ variant: 'quiet' }, '-ml-4 sm:ml-0 sm:-mr-4')}>
            <Rss aria-hidden="true" />
            RSS ile izle
          </a>
        }
      >
        Hikâye yazmak üzerine: başlamak, sürdürmek, düzeltmek.
      </PageHeading>
      {children}
    </main>
  );
}
