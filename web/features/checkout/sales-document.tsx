import { Printer } from 'lucide-react';
import { useId, useRef } from 'react';
import type { LegalDocument } from '#domain/content/legal/legal-document.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** The siblings of an element and of all its ancestors. */
function siblingsOf(part: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element = part; at.parentElement && at !== document.body; at = at.parentElement)
    for (const sibling of at.parentElement.children) if (sibling !== at) found.push(sibling);
  return found;
}

/** Prints one part of the page (base.css). The attributes that hide the rest are removed after printing. */
function printOnly(part: Element | null): void {
  if (!part) return;
  const others = siblingsOf(part);
  for (const other of others) other.setAttribute('data-not-printed', '');
  const unmark = () => {
    for (const other of others) other.removeAttribute('data-not-printed');
  };
  addEventListener('afterprint', unmark, { once: true });
  print();
}

/** A filled-in sales document in a collapsible section, with a button that prints it alone. */
export function SalesDocument({ document }: { document: LegalDocument }) {
  const title = useId();
  const part = useRef<HTMLElement>(null);
  return (
    <Disclosure title={`${document.title} (tam metin)`}>
      <article
        ref={part}
        aria-labelledby={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this part
        tabIndex={0}
        className="grid max-h-[60dvh] gap-5 overflow-y-auto rounded-sm pr-2 wrap-anywhere print:max-h-none print:overflow-visible"
      >
        <header className="grid gap-1">
          <h3 id={title} className="text-xl">
            {document.title}
          </h3>
          <p className="text-sm text-ink-soft">Metnin sürümü: {document.version}</p>
        </header>
        {document.sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="grid gap-1.5 text-sm">
            <h4 className="font-semibold">{heading}</h4>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
      <div className="mt-3 flex justify-end">
        <Button
          variant="quiet"
          icon={<Printer aria-hidden="true" />}
          aria-label={`Yazdır: ${document.title}`}
          onClick={() => printOnly(part.current)}
        >
          Yazdır
        </Button>
      </div>
    </Disclosure>
  );
}
