import { createContext, type ReactNode, use, useId } from 'react';

/** A part that pages have in common, as it was rendered once for all of them on the server. */
export interface Kept {
  /** Stands before the name of a part that is rendered for the first time. */
  mark: string;
  /** Its HTML by its name. */
  get(name: string): string | undefined;
  /** Keeps the parts of a page that it told of for the first time; the page as browsers get it. */
  keep(page: string): string;
}

export function createKeptParts(): Kept {
  const parts = new Map<string, string>();
  // Nobody who writes into a page can guess it.
  const mark = crypto.randomUUID();
  const told = new RegExp(` data-kept="${mark}([^"]+)"`);
  // Until one is found: looking for it costs as much as a small component.
  let isAwaited = false;
  return {
    mark,
    get(name) {
      const html = parts.get(name);
      if (html === undefined) isAwaited = true;
      return html;
    },
    keep(page) {
      if (!isAwaited) return page;
      let html = page;
      for (let found = told.exec(html); found; found = told.exec(html)) {
        const [attribute, name = ''] = found;
        const at = found.index;
        const tag = html.slice(html.lastIndexOf('<', at) + 1, at).split(' ', 1)[0] ?? '';
        html = html.slice(0, at) + html.slice(at + attribute.length);
        isAwaited = false;
        parts.set(name, html.slice(html.indexOf('>', at) + 1, html.indexOf(`</${tag}>`, at)));
      }
      return html;
    },
  };
}

const ofServer = createContext<Kept | null>(null);

/** Says where the parts are kept, on the server; nothing is kept without it. */
export const KeptParts = ofServer.Provider;

interface KeptPartProps {
  as: 'header' | 'footer';
  /** Names what it shows: the same name, the same HTML. */
  name: string;
  className?: string;
  /** Drawn once it is whole (base.css). */
  'data-whole'?: '';
  /** Holds no other element of its kind. */
  children: ReactNode;
}

/** A part that is the same on every page, rendered by the server for the first of them only. */
export function KeptPart({ as: Tag, name, children, ...rest }: KeptPartProps) {
  const kept = use(ofServer);
  // Ids within it follow from where it stands.
  const key = `${name}${useId()}`;
  const html = kept?.get(key);
  return html === undefined ? (
    <Tag {...rest} data-kept={kept ? kept.mark + key : undefined}>
      {children}
    </Tag>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by us from the same components
    <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
