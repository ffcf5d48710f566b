import { setTimeout as wait } from 'node:timers/promises';
import type { SmtpInbox } from '#testing/mail/smtp-inbox.ts';
import type { Outages } from './outages.ts';
import { openPerson, type Person } from './person.ts';

/** How many accounts are opened at the same time: a password's hash takes a core for 50 ms. */
const openedTogether = 4;

export async function openPeople(url: string, count: number, outages: Outages): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) {
    const more = Math.min(openedTogether, count - people.length);
    const from = people.length;
    people.push(
      ...(await Promise.all(Array.from({ length: more }, (_, at) => openPerson(url, from + at, outages)))),
    );
  }
  return people;
}

/** Resolves when every acknowledged message has been mailed, or after this time. */
export async function untilMailed(
  inbox: SmtpInbox,
  people: readonly Person[],
  withinMs: number,
): Promise<void> {
  const end = Date.now() + withinMs;
  const isMailed = (id: string) => inbox.mails.some(({ subject }) => subject?.includes(id));
  while (Date.now() < end && !people.flatMap(({ messages }) => messages).every(isMailed)) await wait(500);
}
