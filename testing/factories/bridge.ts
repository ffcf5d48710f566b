import { randomUUID } from 'node:crypto';
import { salesDocumentsVersion } from '#domain/content/legal/sales-documents.ts';

/** A valid request to start a payment of the membership bridge, with `changes` applied. */
export function bridgeRequest(username: string, changes: Record<string, unknown> = {}) {
  return {
    username,
    key: randomUUID(),
    documentsVersion: salesDocumentsVersion,
    preInformationAccepted: true,
    contractAccepted: true,
    withdrawalWaived: true,
    ...changes,
  };
}
