import { createContext, type ReactNode, use, useId } from 'react';

/** Parts that pages have in common, rendered once for all of them on the server; a page has marks in their place. */
export interface Kept {
  /** Stands before the name of a part that is rendered for the first time. */
  told: string;
  /** The mark of a part by its name. */
  get(name: string): string | undefined;
  /** Keeps the parts of a page that it told of for the first time; the page without that. */
  keep(page: string): string;
  /** A page with its parts in it. */
  whole(page: string): string;
  /** The same in pieces, its parts as bytes. */
  pieces(page: string): (string | Uint8Array)[];
}

export function createKeptParts(): Kept {
  // Nobody who writes into a page can guess it.
  const secret = crypto.randomUUID();
  const told = ` data-kept="${secret}`;
  const mark = new RegExp(`<!--${secret}(\\d+)-->`);
  const everyMark = new RegExp(mark, 'g');
  const encoder = new TextEncoder();
  const marks = new Map<string, string>();
  const parts: { html: string; bytes: Uint8Array }[] = [];
  return {
    told: secret,
    get: (name) => marks.get(name),
    keep(page) {
      let html = page;
      for (let at = html.indexOf(told); at >= 0; at = html.indexOf(told)) {
        const [name = ''] = html.slice(at + told.length).split('"', 1);
        const tag = html.slice(html.lastIndexOf('<', at) + 1, at).split(' ', 1)[0] ?? '';
        html = html.slice(0, at) + html.slice(at + told.length + name.length + 1);
        const part = html.slice(html.indexOf('>', at) + 1, html.indexOf(`</${tag}>`, at));
        if (!marks.has(name))
          marks.set(name, `<!--${secret}${parts.push({ html: part, bytes: encoder.encode(part) }) - 1}-->`);
      }
      return html;
    },
    whole: (page) => page.replaceAll(everyMark, (_, at: string) => parts[Number(at)]?.html ?? ''),
    // What a split finds stands between what it parts.
    pieces: (page) =>
      page.split(mark).map((piece, at) => (at % 2 === 0 ? piece : (parts[Number(piece)]?.bytes ?? ''))),
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
    <Tag {...rest} data-kept={kept ? kept.told + key : undefined}>
      {children}
    </Tag>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by us from the same components
    <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
