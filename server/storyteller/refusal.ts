import type { Idea } from '#domain/turkish/idea/index.ts';
import { capitalize } from '#domain/turkish/index.ts';

import { formEvent } from './form-event.ts';

/** What was understood of an idea that can't be told, and what is missing. */
export function refusal({ hero, clauses, place, event }: Idea): string {
  const understood = [
    hero ? `Kim: ${hero.phrase}` : undefined,
    clauses[0] ? `Ne olur: ${[clauses[0].complement, clauses[0].verb].filter(Boolean).join(' ')}` : undefined,
    event && !hero ? `Ne olur: ${formEvent(event, 'present')}` : undefined,
    place ? `Nerede: ${place}` : undefined,
  ].filter(Boolean);
  const missing = hero?.several
    ? 'Şimdilik tek kişinin hikâyesini anlatabiliyorum: hangisini izleyeceğimi'
    : hero
      ? 'Bu kişinin ne yaptığını ya da başına ne geldiğini'
      : 'Bunu kimin yaşadığını ve ne olduğunu';
  const known =
    understood.length > 0
      ? `Anladığım şu: ${understood.map((part) => capitalize(part ?? '')).join(' · ')}. `
      : '';
  return `${known}${missing} bir cümleyle yazarsanız hikâyeyi anlatabilirim.`;
}
