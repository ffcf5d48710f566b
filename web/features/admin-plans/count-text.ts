const numbers = new Intl.NumberFormat('tr-TR');

/** A number of memberships as "1.000+" when the count stopped there. */
export const countText = ({ count, more }: { count: number; more: boolean }): string =>
  `${numbers.format(count)}${more ? '+' : ''}`;
