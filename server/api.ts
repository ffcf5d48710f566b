import { implement } from '@orpc/server';
import { contract } from '#contract/index.ts';
import { type Operation, operationAt } from '#contract/operations.ts';
import type { AppContext } from './context.ts';
import { AppError } from './errors.ts';
import { readGuestId, resolveSession } from './features/auth/index.ts';

/** Whom an operation of this access deals with. @throws UNAUTHORIZED, FORBIDDEN */
async function admit(
  { access }: Operation,
  { deps, requestHeaders }: AppContext,
): Promise<Pick<AppContext, 'user' | 'guestId'>> {
  if (access === 'public') return { user: null, guestId: null };
  const user = await resolveSession(deps, requestHeaders);
  if (access === 'visitor') return { user, guestId: readGuestId(requestHeaders, deps.env) };
  if (!user) throw new AppError('UNAUTHORIZED');
  if (access === 'admin' && !user.isAdmin) throw new AppError('FORBIDDEN');
  return { user, guestId: null };
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

/** @throws MAINTENANCE for a write during maintenance, except by an administrator. */
function refuseDuringMaintenance({ deps }: AppContext, { name, method }: Operation, isAdmin: boolean) {
  if (!deps.settings.maintenance || isAdmin || method === 'GET' || duringMaintenance.has(name)) return;
  throw new AppError('MAINTENANCE');
}

/**
 * The contract, ready to be implemented by the features' routers. Who may call an operation stands in the
 * contract (`meta.access`) and is enforced here, before its input is validated.
 */
export const api = implement(contract)
  .$context<AppContext>()
  .use(async ({ context, path, next }) => {
    const operation = operationAt(path);
    const admitted = await admit(operation, context);
    refuseDuringMaintenance(context, operation, admitted.user?.isAdmin ?? false);
    return next({ context: admitted });
  });
