/** Public API of the audit log for the pages that show a part of it. */
export { AuditTable } from './audit-table.tsx';
