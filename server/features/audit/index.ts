/** The face of the audit log: who changed what. */
export { type AuditActor, systemActor, writeAudit } from './write-audit.ts';
