import type { Claims } from '#domain/site/claims.ts';

/** Within which time messages are answered, where the owner has confirmed it. */
export const replyTimes = ({
  generalReply,
  technicalReply,
  urgentReply,
}: Claims): [what: string, time: string][] =>
  (
    [
      ['Genel sorular', generalReply],
      ['Teknik sorular', technicalReply],
      ['Acil durumlar', urgentReply],
    ] as const
  ).flatMap(([what, time]) => (time === null ? [] : [[what, time]]));
