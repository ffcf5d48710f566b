/** Usual and longest length of a passage, characters. */
const usual = 200;
const longest = 320;

/** Sentences of a long paragraph, gathered to passages of about the usual length. */
function partsOf(paragraph: string): string[] {
  if (paragraph.length <= longest) return [paragraph];
  const parts: string[] = [];
  let part = '';
  for (const sentence of paragraph.split(/(?<=[.!?…]["”’»)]*)\s+/u)) {
    if (part !== '' && part.length + sentence.length > usual) {
      parts.push(part);
      part = '';
    }
    part = part === '' ? sentence : `${part} ${sentence}`;
  }
  return [...parts, part].flatMap((each) => each.match(/[\s\S]{1,320}/gu) ?? []);
}

/** Splits a text into passages of a paragraph or less; short paragraphs, as those of a dialogue, stay together. */
export function splitPassages(text: string): string[] {
  const passages: string[] = [];
  let open = '';
  for (const line of text.split(/\n+/u)) {
    const paragraph = line.trim();
    if (paragraph === '') continue;
    if (open !== '' && open.length + paragraph.length > usual) {
      passages.push(...partsOf(open));
      open = '';
    }
    open = open === '' ? paragraph : `${open}\n${paragraph}`;
  }
  return open === '' ? passages : [...passages, ...partsOf(open)];
}
