/** A text in the style of a book page. */
export function ManuscriptText({ text }: { text: string }) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph, at) => (
    // The text grows only at its end, so that the index is a stable key.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <p key={at} className="manuscript whitespace-pre-line">
      {paragraph}
    </p>
  ));
}
