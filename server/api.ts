import { implement } from '@orpc/server';
import { contract } from '#contract/index.ts';
import { type Operation, operationAt } from '#contract/operations.ts';
import type { AppContext } from './context.ts';
import { AppError } from './errors.ts';
import { readGuestId, resolveSession } from './features/auth/index.ts';

/** Checks the access that an operation asks for; returns its user or guest. @throws UNAUTHORIZED, FORBIDDEN */
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

/** Operations that stay open in maintenance: sign-in (administrators need it), sign-out, export, and presence. */
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
 * The contract, to be implemented by the features' routers. The contract says who may call an operation
 * (`meta.access`); this module enforces it before the input is validated.
 */
export const api = implement(contract)
  .$context<AppContext>()
  .use(async ({ context, path, next }) => {
    const operation = operationAt(path);
    const admitted = await admit(operation, context);
    refuseDuringMaintenance(context, operation, admitted.user?.isAdmin ?? false);
    return next({ context: admitted });
  });
