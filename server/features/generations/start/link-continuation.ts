import type { Deps } from '#server/context.ts';

/**
 * Stores which own text of the landing page a person's text continues; another person's text is ignored. An error is only logged,
 * so that no text is lost; both texts are then listed separately.
 * @param owners ids of the person and of this browser's guest, which may have written the text before signing up
 */
export async function linkContinuation(
  deps: Deps,
  { id, continues }: { id: string; continues: string },
  owners: { userId: string; guestId: string | null },
): Promise<void> {
  await deps.pool
    .query({
      text: `UPDATE generations SET continues_id = $2 WHERE id = $1 AND surface = 'landing' AND EXISTS (
        SELECT FROM generations before WHERE before.id = $2 AND before.surface = 'landing' AND before.result <> ''
          AND (before.user_id = $3
          OR before.guest_id = $4 AND (NOT before.adopted
            OR EXISTS (SELECT FROM stories s WHERE s.id = before.id AND s.user_id = $3))))`,
      values: [id, continues, owners.userId, owners.guestId],
    })
    .catch((error: unknown) =>
      deps.log.error({ err: error, generation: id }, 'the continued text was not stored'),
    );
}
