import { use } from 'react';
import { RenderedPageContext } from '#web/lib/rendered-page.ts';

/**
 * A script that stands in the page as text. Pass its text as `text={import.meta.env.SSR ? … : ''}`: a browser has run it
 * before the app starts, and nothing of it reaches the app's JavaScript.
 */
export function InlineScript({ text }: { text: string }) {
  return (
    <script
      nonce={use(RenderedPageContext)?.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one way to write a script; its text is our own
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
