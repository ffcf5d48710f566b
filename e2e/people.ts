import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface Person {
  username: string;
  email: string;
  password: string;
}

/** Returns a unique person. */
export function newPerson(): Person {
  const username = `yazar_${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@ornek.com`, password: 'gizli-sözcük' };
}

/** Creates an account through the API and signs the page's browser in. */
export async function signUp(page: Page, person: Person = newPerson()): Promise<Person> {
  const answer = await page.request.post('/api/auth/sign-up', { data: person });
  expect(answer.status()).toBe(201);
  return person;
}

/** Saves a story through the API, as the person signed in on the page. */
export async function writeStory(
  page: Page,
  story: { title: string; content: string; genre?: string; prompt?: string },
): Promise<{ id: string; revision: number }> {
  const answer = await page.request.post('/api/stories', { data: { id: randomUUID(), ...story } });
  expect(answer.status()).toBe(201);
  return answer.json();
}
