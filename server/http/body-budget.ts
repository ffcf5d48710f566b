import { bodyBytes } from '#contract/base.ts';
import { perDeps } from '../per-deps.ts';
import { commonError } from './error-envelope.ts';
import { tooManyRequests } from './too-many-requests.ts';

/** Bytes that one incomplete body holds of a budget. */
export interface BodyHold {
  /** Counts bytes that arrived. @throws TOO_MANY_REQUESTS past its owner's share; SERVICE_UNAVAILABLE past the total */
  add(bytes: number): void;
  /** Gives all of them back: the body is complete, refused or broken off. Repeating it changes nothing. */
  release(): void;
}

export interface BodyBudget {
  /** Bytes that incomplete bodies hold now. */
  held(): number;
  /** Whether so many more bytes of this owner would be taken. */
  hasRoom(owner: string, bytes: number): boolean;
  /** Begins to count one body of this owner. */
  hold(owner: string): BodyHold;
}

const retryAfterSeconds = 5;

/** Counts the received bytes of bodies that are not complete yet. @param limits bytes of all owners and of one */
export function createBodyBudget(limits: { total: number; perOwner: number }): BodyBudget {
  const owners = new Map<string, number>();
  let total = 0;
  const heldBy = (owner: string) => owners.get(owner) ?? 0;
  return {
    held: () => total,
    hasRoom: (owner, bytes) => heldBy(owner) + bytes <= limits.perOwner && total + bytes <= limits.total,
    hold(owner) {
      let own = 0;
      return {
        add(bytes) {
          if (heldBy(owner) + bytes > limits.perOwner) throw tooManyRequests(retryAfterSeconds);
          if (total + bytes > limits.total) throw commonError('SERVICE_UNAVAILABLE');
          own += bytes;
          total += bytes;
          owners.set(owner, heldBy(owner) + bytes);
        },
        release() {
          const left = heldBy(owner) - own;
          if (left > 0) owners.set(owner, left);
          else owners.delete(owner);
          total -= own;
          own = 0;
        },
      };
    },
  };
}

/**
 * The budgets of one process, bytes. Visitors are counted by address, and apart from signed-in people, so that they can
 * not use up the memory that a story is saved with. Two stories of one account may arrive at once. Uploads lie on disk.
 */
export const bodyBudgets = perDeps(() => ({
  visitors: createBodyBudget({ total: 32_000_000, perOwner: 16 * bodyBytes.small }),
  accounts: createBodyBudget({ total: 128_000_000, perOwner: 2 * bodyBytes.story }),
  uploads: createBodyBudget({ total: 1_000_000_000, perOwner: 60_000_000 }),
}));
