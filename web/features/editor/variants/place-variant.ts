import type { VariantGroup } from '#contract/variants.ts';
import { type FoundPassage, locatePassage } from '#domain/generation/locate-passage.ts';
import { replaces } from '../selection/asked.ts';

/**
 * Where a group's text goes in a story: in the place of the one that stands there, else of the passage that it was made
 * from; null where neither is there any more.
 */
export function placeOfGroup(
  text: string,
  { variants, passage, purpose }: Pick<VariantGroup, 'variants' | 'passage' | 'purpose'>,
): FoundPassage | null {
  const inOrder = [...variants].sort((a, b) => Number(b.kept) - Number(a.kept));
  const places = inOrder.flatMap((variant) => locatePassage(text, variant.text) ?? []);
  const exact = places.find((place) => place.exact);
  if (exact) return exact;
  if (places[0]) return places[0];
  return purpose !== 'write' && replaces(purpose) ? locatePassage(text, passage) : null;
}
