/** Longest value of a parameter, characters; a longer one is ignored. */
const longestValue = 100;

/**
 * Normalizes a query: only the parameters of the route, in its order, each once. Other parameters (campaigns,
 * inventions) change neither the page nor its cache key.
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
