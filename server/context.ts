import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { PlanId } from '#domain/billing/plans.ts';
import type { SiteSettings } from '#domain/site/site-settings.ts';
import type { Changes } from './db/changes.ts';
import type { DB } from './db/schema.generated.ts';
import type { Env } from './env.ts';
import { AppError } from './errors.ts';
import type { JobSender } from './jobs/job-sender.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { StoryWriter } from './providers/ai/story-writer.ts';
import type { ImageFetcher } from './providers/images/index.ts';
import type { Mailer } from './providers/mail/index.ts';
import type { PaytrSettings } from './providers/paytr/index.ts';

/** Hashes passwords and compares them with their hashes. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/** What the composition root makes once and every feature is given; tests make their own. */
export interface Deps {
  env: Env;
  pool: Pool;
  db: Kysely<DB>;
  log: Logger;
  /** Who writes stories now; null while nothing is configured: generation then answers AI_NO_KEY. */
  writer: StoryWriter | null;
  /** Who takes card payments now; null while nobody is configured. */
  paytr: PaytrSettings | null;
  /** What administrators have switched, as it stands now. */
  settings: SiteSettings;
  /** Where features leave work for the background. */
  jobs: JobSender;
  /** Where features leave their mails. */
  mail: MailQueue;
  /** Who takes queued mails; null where production has no mail server: they wait. */
  mailer: Mailer | null;
  /** Who fetches the images of posts from other sites; the real one where tests give none of their own. */
  images?: ImageFetcher;
  /** How passwords are hashed; as better-auth does (scrypt) where tests give no cheaper way. */
  passwords?: PasswordHasher;
  /** Tells when something that public pages show has changed, in whichever process. */
  changes: Changes;
  now(): Date;
}

/** The signed-in person of a request, read with the session in one query. */
export interface SessionUser {
  id: string;
  email: string;
  emailVerified: boolean;
  name: string;
  username: string | null;
  sessionId: string;
  /** The plan in force now: a paid plan past its end reads 'free'. */
  plan: PlanId;
  isAdmin: boolean;
}

/** The headers of a request: what operations read of them. */
export interface RequestHeaders {
  get(name: string): string | null;
  has(name: string): boolean;
}

/** What an operation is given beside its input. */
export interface AppContext {
  deps: Deps;
  requestId: string;
  log: Logger;
  /** The client's address, through trusted proxies only. */
  ip: string;
  userAgent: string;
  requestHeaders: RequestHeaders;
  /** Headers to answer with (cookies). */
  responseHeaders: Headers;
  /** Null for visitors, and always null in operations of access 'public'. */
  user: SessionUser | null;
  /** The guest trial that this browser's signed cookie names; null before the first generation. */
  guestId: string | null;
}

/** The signed-in person. @throws UNAUTHORIZED for a visitor. */
export function signedIn(context: AppContext): SessionUser {
  if (!context.user) throw new AppError('UNAUTHORIZED');
  return context.user;
}
