export { refreshShell } from './refresh-shell.ts';
export { checkAfterRestart, useServiceWorker } from './use-service-worker.ts';
