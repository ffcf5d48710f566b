/** Why a document was not read; the contract has a code and a Turkish text for each. */
export type RefusalReason =
  | 'IMPORT_UNKNOWN_KIND'
  | 'IMPORT_BROKEN'
  | 'IMPORT_PROTECTED'
  | 'IMPORT_TOO_LARGE'
  | 'IMPORT_EMPTY'
  | 'IMPORT_TOO_LONG';

/** A document that can't or must not be read. */
export class RefusedDocument extends Error {
  override name = 'RefusedDocument';
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}
