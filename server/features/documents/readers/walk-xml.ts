import sanitizeHtml from 'sanitize-html';
import type { MarkupCounter } from './markup-limits.ts';

/**
 * Calls `open` for each element of an XML text, and `text` for its text.
 * @throws RefusedDocumentError past the counter's limits
 */
export function walkXml(
  xml: string,
  counter: MarkupCounter,
  open: (tag: string, attributes: Readonly<Record<string, string>>) => void = () => undefined,
  text: (tag: string, text: string) => void = () => undefined,
): void {
  sanitizeHtml(xml, {
    allowedTags: false,
    allowedAttributes: false,
    nonTextTags: [],
    parser: { xmlMode: true, decodeEntities: true },
    allowVulnerableTags: true,
    onOpenTag(tag, attributes) {
      counter.open();
      open(tag, attributes);
    },
    onCloseTag: counter.close,
    textFilter(said, tag) {
      text(tag, said);
      return '';
    },
  });
}
