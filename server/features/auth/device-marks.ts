import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AppContext } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { deviceCookie, readDeviceMarks } from './cookies.ts';

/** Maximum number of accounts that a browser has marks of; the one with the oldest sign-in is deleted first. */
const maxMarks = 5;

interface MarkedAccount {
  userId: string;
  /** Null where the account has no password. */
  passwordHash: string | null;
}

interface DeviceMarks {
  deviceId: string;
  marks: string[];
}

function readMarks({ requestHeaders, deps }: AppContext): DeviceMarks | null {
  const [deviceId = '', ...marks] = readDeviceMarks(requestHeaders, deps.env)?.split('~') ?? [];
  return deviceId === '' ? null : { deviceId, marks };
}

/**
 * The valid marks of an account, one for each APP_SECRET, the newest first. A mark depends on the password's salted hash,
 * so that all marks of an account end when its password changes.
 */
function marksOf({ deps }: AppContext, deviceId: string, { userId, passwordHash }: MarkedAccount): string[] {
  const text = `device-mark:${deviceId}:${userId}:${passwordHash ?? ''}`;
  return deps.env.appSecrets.map((secret) => createHmac('sha256', secret).update(text).digest('base64url'));
}

type AccountKey = { email: string } | { verifiedEmail: string } | { userId: string };

/** The id and password hash of the account with this e-mail, verified e-mail or id. */
async function findAccount(db: Kysely<DB>, by: AccountKey): Promise<MarkedAccount | null> {
  const account = await db
    .selectFrom('users')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.user_id', '=', 'users.id').on('accounts.provider_id', '=', 'credential'),
    )
    .select(['users.id as userId', 'accounts.password as passwordHash'])
    .where((is) => {
      if ('userId' in by) return is('users.id', '=', by.userId);
      if ('email' in by) return is('users.email', '=', by.email);
      return is.and({ 'users.email': by.verifiedEmail, 'users.email_verified': true });
    })
    .executeTakeFirst();
  return account ?? null;
}

/**
 * Marks this browser as one that has signed in to the account, so that limits which others can exhaust do not apply to
 * it. The mark is no session and does not reveal the account.
 * @param db the transaction that opens the session, so that a concurrent password change also ends the mark
 */
export async function sendDeviceMark(db: Kysely<DB>, ctx: AppContext, userId: string): Promise<void> {
  const account = await findAccount(db, { userId });
  if (account === null) return;
  const known = readMarks(ctx);
  const deviceId = known?.deviceId ?? randomBytes(16).toString('base64url');
  const own = marksOf(ctx, deviceId, account);
  const others = (known?.marks ?? []).filter((mark) => !own.includes(mark));
  const marks = [...own.slice(0, 1), ...others].slice(0, maxMarks);
  ctx.responseHeaders.append('set-cookie', deviceCookie([deviceId, ...marks].join('~'), ctx.deps.env));
}

/** The key of this browser's own rate limits for an account, or null when it has no mark of the account. */
export async function findKnownDevice(ctx: AppContext, by: AccountKey): Promise<string | null> {
  const known = readMarks(ctx);
  if (known === null) return null;
  const account = await findAccount(ctx.deps.db, by);
  if (account === null) return null;
  if (!marksOf(ctx, known.deviceId, account).some((mark) => known.marks.includes(mark))) return null;
  return createHash('sha256').update(`${known.deviceId}:${account.userId}`).digest('base64url');
}
