export { RequireUser, RequireVisitor } from './guards.tsx';
export { safeNext } from './safe-next.ts';
export { refreshSession, type SessionState, setTokens, signedInAs, signOut } from './session-store.ts';
export { type TokenBalance, useSession, useSessionUpkeep, useTokenBalance } from './use-session.ts';
