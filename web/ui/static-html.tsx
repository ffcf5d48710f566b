import { createContext, use, useState } from 'react';

const ofPage = createContext<string | null>(null);

/** Hands the one {@link StaticHtml} of a page its HTML while the server renders it. */
export const StaticHtmlOfPage = ofPage.Provider;

interface StaticHtmlProps {
  /** Marks its element: one on a page. */
  id: string;
  className?: string;
  /** Sanitized by the server. Null where the page came from the server with it: it is not sent a second time as data. */
  html: string | null;
}

/** HTML that stands in a page as the server wrote it; a browser that starts the app leaves it as it is. */
export function StaticHtml({ id, className, html }: StaticHtmlProps) {
  const given = use(ofPage);
  const [first] = useState(
    () => given ?? (typeof document === 'undefined' ? null : document.getElementById(id)?.innerHTML) ?? '',
  );
  return (
    <div
      id={id}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what it is for; the server has sanitized it
      dangerouslySetInnerHTML={{ __html: html ?? first }}
    />
  );
}
