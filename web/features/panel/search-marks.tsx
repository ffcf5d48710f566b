import { searchHits } from '#domain/text/search-hits.ts';

/** A text in which the words of a search are marked. */
export function SearchMarks({ text, search }: { text: string; search: string }) {
  const hits = searchHits(text, search);
  return (
    <>
      {hits.map(([start, end], index) => (
        // A hit is the only one at its place.
        <span key={start}>
          {text.slice(hits[index - 1]?.[1] ?? 0, start)}
          <mark className="rounded-sm bg-accent-wash text-ink underline decoration-accent decoration-2 underline-offset-4">
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(hits.at(-1)?.[1] ?? 0)}
    </>
  );
}
