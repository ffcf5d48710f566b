/** Public API of the audit log. */
export { type AuditEntry, operatorActor, systemActor, writeAudit } from './write-audit.ts';
