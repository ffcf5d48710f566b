import { type Audience, type Rating, ratingFor } from '#domain/generation/genres.ts';
import { audienceRules, ratingRules } from './prompt-parts.ts';

const list = (rules: readonly string[]) => rules.map((rule) => `- ${rule}`).join('\n');

/**
 * The end of a system message, which no template and no administrator can leave out: the rules about readers and content, then
 * the safety rules.
 */
export function withSafety(
  system: string,
  { rules, readers }: { rules: readonly string[]; readers?: { audience: Audience; rating: Rating } },
): string {
  const content = readers && [
    audienceRules[readers.audience],
    ratingRules[ratingFor(readers.audience, readers.rating)],
  ];
  return [
    system,
    ...(content ? [`Okur ve içerik:\n${list(content)}`] : []),
    `Değişmez kurallar:\n${list(rules)}`,
  ].join('\n\n');
}
