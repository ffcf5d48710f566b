import { Link } from 'react-router';

const linkMark = /\[([^\]]+)\]\(([^)]+)\)/g;
const linkClasses = 'text-accent underline underline-offset-4';

/** A paragraph of the site's own texts: words, and links written as `[words](/address)`. */
export function RichText({ text }: { text: string }) {
  const parts = text.split(linkMark);
  // split() returns text, then the two parts of a link, and so on.
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    const to = parts[index + 1] ?? '';
    return to.startsWith('/') ? (
      <Link key={to} to={to} className={linkClasses}>
        {part}
      </Link>
    ) : (
      <a key={to} href={to} className={linkClasses}>
        {part}
      </a>
    );
  });
}

/** The text without links. */
export function plainText(text: string): string {
  return text.replaceAll(linkMark, '$1');
}
