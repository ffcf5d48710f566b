import { api } from '#server/api.ts';
import { readSession } from './read-session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

export const authRouter = api.auth.router({
  signUp: api.auth.signUp.handler(({ context, input }) => signUp({ ctx: context, input })),
  signIn: api.auth.signIn.handler(({ context, input }) => signIn({ ctx: context, input })),
  signOut: api.auth.signOut.handler(({ context }) => signOut({ ctx: context })),
  session: api.auth.session.handler(({ context }) => readSession({ ctx: context })),
});
