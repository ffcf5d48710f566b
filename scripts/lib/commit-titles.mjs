const conventional =
  /^(?:feat|fix|docs|test|refactor|perf|chore|build|ci|style|revert)(?:\([a-z0-9-]+\))?!?: [^\s\p{Lu}].*$/u;

/** Maximum length of a commit's title, characters. */
export const maxTitleLength = 100;

/**
 * Returns the commits whose title is not conventional (`fix(editor): keep the draft`) or too long. Merge commits are left out.
 * @param {readonly string[]} lines a hash, a space and the title each
 */
export const unconventionalTitles = (lines) =>
  lines.filter((line) => {
    const title = line.slice(line.indexOf(' ') + 1);
    return !title.startsWith('Merge ') && (!conventional.test(title) || title.length > maxTitleLength);
  });
