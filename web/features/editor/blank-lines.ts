/** The line breaks that part a new passage from the text before its place. @param before at least the last two characters of that */
export const blankLineBefore = (before: string): string => {
  if (before === '' || before.endsWith('\n\n')) return '';
  return before.endsWith('\n') ? '\n' : '\n\n';
};

/** The line breaks that part a new passage from what follows it in the same line. @param after at least the first character of that */
export const blankLineAfter = (after: string): string =>
  after === '' || after.startsWith('\n') ? '' : '\n\n';
