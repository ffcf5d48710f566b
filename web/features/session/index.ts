export { RequireUser, RequireVisitor, redirectDelayMs } from './guards.tsx';
export { guestObstacle, setGuestTokens } from './guest-trial.ts';
export { rememberedViewer } from './remembered-viewer.ts';
export { safeNext } from './safe-next.ts';
export {
  accountRemoved,
  currentUserId,
  refreshSession,
  rereadSession,
  sessionKnown,
  sessionStore,
  setTokens,
  signedInAs,
  signOut,
} from './session-store.ts';
export { useSession, useSessionUpkeep, useTokenBalance } from './use-session.ts';
