import { brand } from '#domain/site/brand.ts';

const { urgentReply } = brand.claims;

/** Within which time messages are answered; the urgent ones where the owner has confirmed it. */
export const replyTimes: readonly (readonly [what: string, time: string])[] = [
  ['Genel sorular', '24 saat'],
  ['Teknik sorular', '12 saat'],
  ...(urgentReply ? [['Acil durumlar', urgentReply] as const] : []),
];
