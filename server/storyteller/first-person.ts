import type { IdeaClause } from '#domain/turkish/idea/index.ts';

/** Whether a clause can be told as "I": words that say "his" or "her" would have to say "my". */
export const canBeFirst = ({ complement }: IdeaClause): boolean =>
  !/(?:[ıiuü]n(?:[ıiuüae]|d[ae]n?)|[dt][ıiuü]ğ[ıiuü]|[ae]c[ae]ğ[ıi]|kendi\p{L}*|s[ıiuü]yl[ae])(?!\p{L})/u.test(
    complement,
  );
