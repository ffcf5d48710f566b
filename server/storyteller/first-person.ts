import type { IdeaClause } from '#domain/turkish/idea/index.ts';

/** Whether a clause refers to its narrator: "bana", "kapımı". */
export const speaksOfTeller = ({ complement }: IdeaClause): boolean =>
  /(?<!\p{L})(?:ben(?:i|im|den|de|imle)|bana|biz(?:i|e|im|den|de)|\p{L}{2,}(?:[ıiuü]|(?<=[aeıioöuü]))m[ıiuü]|\p{L}{2,}[ıiuü]m[dt][ae]n?|\p{L}{2,}[ıiuü]m[ıiuü]z(?:[ıiuüae]|d[ae]n?))(?!\p{L})/u.test(
    complement,
  );

/** Whether a clause can be told as "I": words that say "his" or "her" would have to say "my". */
export const canBeFirst = ({ complement }: IdeaClause): boolean =>
  !/(?:[ıiuü]n(?:[ıiuüae]|d[ae]n?)|[dt][ıiuü]ğ[ıiuü]|[ae]c[ae]ğ[ıi]|kendi\p{L}*|s[ıiuü]yl[ae])(?!\p{L})/u.test(
    complement,
  );
