import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { PlanCatalogue, PlanId, PlanTerms } from '#domain/billing/plans.ts';
import type { SiteIdentity } from '#domain/site/site-identity.ts';
import type { SiteSettings } from '#domain/site/site-settings.ts';
import type { Changes } from './db/changes.ts';
import type { Replica } from './db/replica.ts';
import type { DB } from './db/schema.generated.ts';
import type { Env } from './env.ts';
import { AppError } from './errors.ts';
import type { JobSender } from './jobs/job-sender.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { Metrics } from './metrics/index.ts';
import type { PasswordHasher } from './password-hash.ts';
import type { PromptsInForce } from './providers/ai/prompts/prompt-in-use.ts';
import type { StoryWriter } from './providers/ai/story-writer.ts';
import type { ImageFetcher } from './providers/images/index.ts';
import type { MailAttachment, Mailer } from './providers/mail/index.ts';
import type { PaytrSettings } from './providers/paytr/index.ts';

/** The app's dependencies, created once by the composition root and passed to every feature. */
export interface Deps {
  env: Env;
  pool: Pool;
  db: Kysely<DB>;
  /** Reads that may be some seconds old; operations use `readFromReplica`. */
  replica: Replica;
  log: Logger;
  /** The configured story writer; null without one: a generation then fails with AI_NO_KEY. */
  writer: StoryWriter | null;
  /** The settings of card payments; null while PayTR is not configured. */
  paytr: PaytrSettings | null;
  /** The current site settings. */
  settings: SiteSettings;
  /** What the site calls itself now, and who runs it. */
  identity: SiteIdentity;
  /** The newest terms of every plan. */
  catalogue: PlanCatalogue;
  /** The texts of the prompts in force. */
  prompts: PromptsInForce;
  /** Enqueues background jobs. */
  jobs: JobSender;
  /** Enqueues mails. */
  mail: MailQueue;
  /** Sends queued mails; null in production without a mail server: the mails stay queued. */
  mailer: Mailer | null;
  /** Makes the files of a mail about an invoice. */
  invoiceFiles?: (invoiceId: string) => Promise<MailAttachment[]>;
  /** Fetches the images of posts from other sites; tests replace it. */
  images?: ImageFetcher;
  /** Hashes passwords in place of the product's hasher; tests use a cheaper one. */
  passwords?: PasswordHasher;
  /** Counts what this process does. */
  metrics: Metrics;
  /** Notifies of changes, in any process, to what public pages show. */
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
  /** The current plan: 'free' after the end of a paid plan. */
  plan: PlanId;
  /** The terms of this plan that were agreed on; the newest on the free plan. */
  terms: PlanTerms;
  isAdmin: boolean;
}

/** The part of a request's headers that operations read. */
export interface RequestHeaders {
  get(name: string): string | null;
  has(name: string): boolean;
}

/** The context of an operation, passed beside its input. */
export interface AppContext {
  deps: Deps;
  requestId: string;
  log: Logger;
  /** The client's IP address, read from trusted proxies' headers only. */
  ip: string;
  userAgent: string;
  requestHeaders: RequestHeaders;
  /** Headers of the response (cookies). */
  responseHeaders: Headers;
  /** Null for visitors, and always null in operations of access 'public'. */
  user: SessionUser | null;
  /** The id of the guest trial from the browser's signed cookie; null before the first generation. */
  guestId: string | null;
}

/** The signed-in user. @throws UNAUTHORIZED for a visitor. */
export function signedIn(context: AppContext): SessionUser {
  if (!context.user) throw new AppError('UNAUTHORIZED');
  return context.user;
}
