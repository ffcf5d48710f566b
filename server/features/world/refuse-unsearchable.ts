import type { WorldKind } from '#domain/world/kinds.ts';
import { nameError } from '#domain/world/searchable.ts';
import { invalidInput } from '#server/errors.ts';

/**
 * Refuses other names that no text is ever searched for; those that the entry had before (`known`) stay.
 * @throws INVALID_INPUT with the place of the first.
 */
export function refuseUnsearchable(
  kind: WorldKind,
  aliases: readonly string[],
  known: readonly string[] = [],
): void {
  aliases.forEach((alias, at) => {
    const message = known.includes(alias) ? undefined : nameError(alias, kind);
    if (message) throw invalidInput(`aliases.${at}`, message);
  });
}

/** Whether one of them would be refused for a new entry. */
export const hasUnsearchable = (kind: WorldKind, aliases: readonly string[]): boolean =>
  aliases.some((alias) => nameError(alias, kind) !== undefined);
