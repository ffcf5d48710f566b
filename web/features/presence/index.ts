export { usePresence } from './use-presence.ts';
