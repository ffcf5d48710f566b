import { type SentenceSpan, sentenceSpans } from '#domain/turkish/index.ts';

/** A sentence of the page: its paragraph, and its offsets in the paragraph's text. */
export interface PageSentence {
  block: Element;
  span: SentenceSpan;
  text: string;
}

const sentencesOf = (block: Element): SentenceSpan[] =>
  block.tagName === 'HR' ? [] : sentenceSpans(block.textContent);

/** The paragraph after or before one, across parts; null at the ends of the text. */
function beside(block: Element, step: 1 | -1): Element | null {
  const sibling = step === 1 ? block.nextElementSibling : block.previousElementSibling;
  if (sibling) return sibling;
  for (let part = block.parentElement; part; ) {
    part = (step === 1 ? part.nextElementSibling : part.previousElementSibling) as HTMLElement | null;
    const found = step === 1 ? part?.firstElementChild : part?.lastElementChild;
    if (found) return found;
  }
  return null;
}

function at(block: Element, spans: readonly SentenceSpan[], index: number): PageSentence | null {
  const span = spans.at(index);
  return span ? { block, span, text: block.textContent.slice(span.from, span.to) } : null;
}

/** The first sentence at or after a paragraph. */
export function firstSentence(block: Element | null): PageSentence | null {
  for (let here = block; here; here = beside(here, 1)) {
    const found = at(here, sentencesOf(here), 0);
    if (found) return found;
  }
  return null;
}

/** The sentence after (1) or before (-1) another; null at the text's ends. */
export function sentenceBeside({ block, span }: PageSentence, step: 1 | -1): PageSentence | null {
  const spans = sentencesOf(block);
  const index = spans.findIndex(({ from }) => from === span.from) + step;
  if (index >= 0 && index < spans.length) return at(block, spans, index);
  if (step === 1) return firstSentence(beside(block, 1));
  for (let here = beside(block, -1); here; here = beside(here, -1)) {
    const found = at(here, sentencesOf(here), -1);
    if (found) return found;
  }
  return null;
}

/** A DOM range of a sentence, across formatted characters. */
export function rangeOf({ block, span }: PageSentence): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let from = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const to = from + (node.nodeValue?.length ?? 0);
    if (span.from >= from && span.from < to) range.setStart(node, span.from - from);
    if (span.to > from && span.to <= to) range.setEnd(node, span.to - from);
    from = to;
  }
  return range;
}
