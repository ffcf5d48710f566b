/** The face of the audit log: who changed what. */
export { systemActor, writeAudit } from './write-audit.ts';
