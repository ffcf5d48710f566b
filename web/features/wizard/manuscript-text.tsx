/** A text as a page of a book shows it. */
export function ManuscriptText({ text }: { text: string }) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph, at) => (
    // A text only ever grows at its end: a paragraph's place is its name.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <p key={at} className="manuscript whitespace-pre-line">
      {paragraph}
    </p>
  ));
}
