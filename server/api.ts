import { implement, ORPCError } from '@orpc/server';
import { contract } from '#contract/index.ts';
import type { AppContext } from './context.ts';
import { readGuestId, resolveSession } from './features/auth/index.ts';

/**
 * The contract, ready to be implemented by the features' routers. Who may call an operation stands in the
 * contract (`meta.access`) and is enforced here, before its input is validated.
 */
export const api = implement(contract)
  .$context<AppContext>()
  .use(async ({ context, procedure, next }) => {
    const { access } = procedure['~orpc'].meta;
    if (access === 'public') return next();
    const user = await resolveSession(context.deps, context.requestHeaders);
    if (access === 'visitor') {
      return next({ context: { user, guestId: readGuestId(context.requestHeaders, context.deps.env) } });
    }
    if (!user) throw new ORPCError('UNAUTHORIZED');
    if (access === 'admin' && !user.isAdmin) throw new ORPCError('FORBIDDEN');
    return next({ context: { user } });
  });
