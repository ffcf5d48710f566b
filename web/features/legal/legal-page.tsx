import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import type { LegalSection } from '#domain/content/legal/legal-document.ts';
import { breadcrumbs, JsonLd } from '#web/features/seo/index.ts';
import { useBrand } from '#web/lib/brand.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { RichText } from '#web/ui/rich-text.tsx';

export interface LegalPageData {
  path: string;
  title: string;
  description: string;
  lead: string;
  /** Last change, YYYY-MM-DD. */
  version: string;
  sections: (LegalSection & { id: string })[];
  /** The other legal texts. */
  others: { path: string; title: string }[];
}

const dated = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' });

function Contents({ sections }: Pick<LegalPageData, 'sections'>) {
  return (
    <nav aria-labelledby="icindekiler" className="print:hidden lg:sticky lg:top-6 lg:self-start">
      <h2 id="icindekiler" className="mb-2 font-sans text-xs font-semibold tracking-wide text-ink-soft">
        İçindekiler
      </h2>
      <ol className="grid border-l border-line">
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-target items-center gap-2 pl-4 text-sm text-ink-soft no-underline hover:text-ink hover:underline lg:min-h-9"
            >
              <span className="tabular-nums">{index + 1}.</span> {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section, number }: { section: LegalPageData['sections'][number]; number: number }) {
  const { id, heading, paragraphs, items = [], facts = [], closing = [] } = section;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="scroll-mt-6 text-2xl break-after-avoid">
        <span className="tabular-nums">{number}.</span> {heading}
      </h2>
      {paragraphs.map((text) => (
        <p key={text}>
          <RichText text={text} />
        </p>
      ))}
      {items.length > 0 && (
        <ul className="grid list-disc gap-1.5 pl-5 marker:text-accent">
          {items.map((text) => (
            <li key={text}>
              <RichText text={text} />
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <dl className="grid gap-3 border-l-2 border-accent-line pl-4">
          {facts.map(([name, text]) => (
            <div key={name} className="break-inside-avoid">
              <dt className="font-sans text-sm font-semibold">{name}</dt>
              <dd>
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {closing.map((text) => (
        <p key={text}>
          <RichText text={text} />
        </p>
      ))}
    </section>
  );
}

/** A legal text with its contents, its date, a way to print it, and the other texts beside it. */
export function LegalPage({ page }: { page: LegalPageData }) {
  const brand = useBrand();
  const { path, title, lead, version, sections, others } = page;
  return (
    <main className="mx-auto grid w-full max-w-page gap-10 px-5 py-14 sm:py-20">
      <div className="grid max-w-prose gap-4">
        <PageHeading title={title}>{lead}</PageHeading>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm text-ink-soft">
          <p>
            Son değişiklik: <time dateTime={version}>{dated.format(new Date(version))}</time>
          </p>
          <Button
            variant="quiet"
            icon={<Printer />}
            className="-ml-4 print:hidden sm:ml-0"
            onClick={() => window.print()}
          >
            Yazdır
          </Button>
        </div>
      </div>
      <div className="grid gap-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-14">
        <Contents sections={sections} />
        <div className="manuscript grid max-w-prose gap-9 text-[1.0625rem]">
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
      <nav aria-labelledby="oteki-metinler" className="grid gap-3 border-t border-line pt-8 print:hidden">
        <h2 id="oteki-metinler" className="text-xl">
          Öteki yasal metinler
        </h2>
        <ul className="flex flex-wrap gap-x-6">
          {others.map((other) => (
            <li key={other.path}>
              <Link
                to={other.path}
                className="inline-flex min-h-target items-center text-accent underline underline-offset-4"
              >
                {other.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <JsonLd data={import.meta.env.SSR ? breadcrumbs(brand, [{ name: title, path }]) : null} />
    </main>
  );
}
