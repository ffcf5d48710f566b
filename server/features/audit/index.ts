/** Public API of the audit log. */
export { listAuditOf } from './list-audit.ts';
export { type AuditEntry, operatorActor, systemActor, writeAudit } from './write-audit.ts';
