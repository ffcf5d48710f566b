import { randomUUID } from 'node:crypto';
import { salesDocumentsVersion } from '#domain/content/legal/sales-documents.ts';

/** What a browser sends to begin a payment of the membership bridge, right unless `changes` make it wrong. */
export function bridgeRequest(username: string, changes: Record<string, unknown> = {}) {
  return {
    username,
    key: randomUUID(),
    documentsVersion: salesDocumentsVersion,
    preInformationAccepted: true,
    contractAccepted: true,
    ...changes,
  };
}
