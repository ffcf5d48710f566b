/** Longest value of a parameter that a page is rendered for; a longer one counts as not given. */
const longestValue = 100;

/**
 * The part of a query that a page reads, in one spelling: only the parameters that its route names, in that order, each
 * once. What else an address carries (campaign marks, inventions) changes neither the page nor its name in the cache.
 * @returns '' or '?…'
 */
export function pageQuery(names: readonly string[], query: string): string {
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name)?.trim() ?? '';
    if (value !== '' && value.length <= longestValue) kept.append(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}
