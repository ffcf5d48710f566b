/** Why a document was not read; the contract has a code and a Turkish text for each. */
export type RefusalReason =
  | 'IMPORT_UNKNOWN_KIND'
  | 'IMPORT_BROKEN'
  | 'IMPORT_PROTECTED'
  | 'IMPORT_TOO_LARGE'
  | 'IMPORT_EMPTY'
  | 'IMPORT_TOO_LONG';

/** The document can't be read or exceeds a limit. */
export class RefusedDocumentError extends Error {
  override name = 'RefusedDocumentError';
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}
