import type { VariantGroup } from '#contract/variants.ts';
import { type FoundPassage, locatePassage } from '#domain/generation/locate-passage.ts';
import type { TextRange } from '../manuscript/text-range.ts';
import { replaces } from '../selection/selection-request.ts';

/** How much longer than its text a place may have become by the writer's hand, in parts of the text. */
const mostGrowth = 1.5;

/**
 * Where a group's text goes in a story: in the place of the one that stands there, else of the passage that it was made
 * from; null where neither is there any more.
 * @param rangeOf tells where the text of one of these generations stands
 */
export function placeOfGroup(
  text: string,
  { variants, passage, purpose }: Pick<VariantGroup, 'variants' | 'passage' | 'purpose'>,
  rangeOf: (ids: readonly string[]) => TextRange | null = () => null,
): FoundPassage | null {
  const inOrder = [...variants].sort((a, b) => Number(b.kept) - Number(a.kept));
  for (const variant of inOrder) {
    const range = rangeOf([variant.id]);
    // Where the writer has put its parts far from each other, what stands between them is none of it.
    if (!range || range.to - range.from > variant.text.length * mostGrowth) continue;
    return { ...range, exact: text.slice(range.from, range.to) === variant.text.trim() };
  }
  const places = inOrder.flatMap((variant) => locatePassage(text, variant.text) ?? []);
  const exact = places.find((place) => place.exact);
  if (exact) return exact;
  if (places[0]) return places[0];
  return purpose !== 'write' && replaces(purpose) ? locatePassage(text, passage) : null;
}
