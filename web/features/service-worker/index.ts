export { refreshShell } from './refresh-shell.ts';
export { useServiceWorker } from './use-service-worker.ts';
