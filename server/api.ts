import { implement, ORPCError } from '@orpc/server';
import type { Access } from '#contract/base.ts';
import { contract } from '#contract/index.ts';
import type { AppContext } from './context.ts';
import { readGuestId, recallSession, resolveSession } from './features/auth/index.ts';

/**
 * Operations that many people start at once: where this process has seen a session before it is not looked up again,
 * `context.recalled` says so, and the operation's own statement confirms it.
 */
const confirming = new Set(['generations.create', 'generations.stream']);

/** Whom an operation of this access deals with. @throws UNAUTHORIZED, FORBIDDEN */
async function admit(
  access: Access,
  context: AppContext,
  mayRecall: boolean,
): Promise<Pick<AppContext, 'user' | 'recalled' | 'guestId'>> {
  if (access === 'public') return { user: null, recalled: false, guestId: null };
  const { deps, requestHeaders } = context;
  const { user, recalled } = mayRecall
    ? await recallSession(deps, requestHeaders)
    : { user: await resolveSession(deps, requestHeaders), recalled: false };
  if (access === 'visitor') return { user, recalled, guestId: readGuestId(requestHeaders, deps.env) };
  if (!user) throw new ORPCError('UNAUTHORIZED');
  if (access === 'admin' && !user.isAdmin) throw new ORPCError('FORBIDDEN');
  return { user, recalled, guestId: null };
}

/** What stays possible while the site only reads: coming in (an administrator too has to) and going, taking a text along, being counted. */
const duringMaintenance = new Set([
  'auth.signIn',
  'auth.signOut',
  'secondFactor.verify',
  'account.requestCode',
  'account.signInWithCode',
  'google.begin',
  'google.finish',
  'google.finishWithToken',
  'documents.make',
  'documents.makeOfText',
  'generations.stop',
  'generations.dismiss',
  'presence.start',
  'presence.heartbeat',
  'presence.end',
]);

/** @throws MAINTENANCE for whoever would write meanwhile, but administrators. */
function refuseDuringMaintenance({ deps }: AppContext, operation: string, method: string, isAdmin: boolean) {
  if (!deps.settings.maintenance || isAdmin || method === 'GET' || duringMaintenance.has(operation)) return;
  throw new ORPCError('MAINTENANCE', { status: 503 });
}

/**
 * What every operation does before its input is validated: finds out who asks, and refuses those who may not.
 * @param operation its name in the contract ('stories.list').
 * @throws UNAUTHORIZED, FORBIDDEN, MAINTENANCE
 */
export async function admission(
  context: AppContext,
  operation: string,
  { access, method }: { access: Access; method: string | undefined },
): Promise<Pick<AppContext, 'user' | 'recalled' | 'guestId'>> {
  const admitted = await admit(access, context, confirming.has(operation));
  refuseDuringMaintenance(context, operation, method ?? 'POST', admitted.user?.isAdmin ?? false);
  return admitted;
}

/**
 * The contract, ready to be implemented by the features' routers. Who may call an operation stands in the
 * contract (`meta.access`) and is enforced here, before its input is validated.
 */
export const api = implement(contract)
  .$context<AppContext>()
  .use(async ({ context, path, procedure, next }) => {
    const { meta, route } = procedure['~orpc'];
    const rule = { access: meta.access, method: route.method };
    return next({ context: await admission(context, path.join('.'), rule) });
  });
