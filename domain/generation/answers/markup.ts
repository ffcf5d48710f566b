/** A star or underscore that opens or closes emphasis; within numbers and words it stays. */
const marks =
  /\*\*\*|\*\*|__|~~|(?<![\p{L}\p{N}*])\*(?=[\p{L}\p{N}“"‘'(—…])|(?<=[\p{L}\p{N}.,!?…”"’'):;])\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_(?=[\p{L}\p{N}“"‘'(])|(?<=[\p{L}\p{N}.,!?…”"’')])_(?![\p{L}\p{N}_])|`/gu;

/** A word without the marks of Markdown's emphasis. */
export const withoutEmphasis = (text: string): string =>
  /[*_~`]/u.test(text) ? text.replaceAll(marks, '') : text;

/** A line without the mark of a quotation; a bullet becomes a dot, because a dash begins speech. */
export const withoutLineMarks = (line: string): string =>
  line.replace(/^(?:>\s*)+/u, '').replace(/^\*\s+(?=\S)/u, '• ');
