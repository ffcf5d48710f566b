/** Public API of the audit log. */
export { systemActor, writeAudit } from './write-audit.ts';
