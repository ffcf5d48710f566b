/** Characters of an unfinished last sentence that the clean-up may cut from a text without their being charged. */
const freeTail = 400;

/**
 * The text that a generation is charged for: the kept one, or the streamed one where the clean-up removed more than an
 * unfinished last sentence, because the reader has received it.
 * @param streamed all that the writer handed on, uncleaned
 * @param kept the cleaned text that the record keeps
 */
export function chargedDelivery(streamed: string, kept: string): string {
  if (kept !== '' && streamed.length - kept.length <= freeTail) return kept;
  return streamed.length > kept.length ? streamed : kept;
}
