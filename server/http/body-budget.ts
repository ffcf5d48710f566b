import { bodyBytes } from '#contract/base.ts';
import { AppError } from '../errors.ts';
import { perDeps } from '../per-deps.ts';
import type { CountedAddress } from '../rate-limit/address-key.ts';
import { tooManyRequests } from '../rate-limit/too-many-requests.ts';

/**
 * Who a body counts against: an account, every network of an address, or both. Each holds at most the share of one
 * owner times its factor.
 */
export type BodyOwner = readonly CountedAddress[];

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
  hasRoom(owner: BodyOwner, bytes: number): boolean;
  /** Begins to count one body of this owner. */
  hold(owner: BodyOwner): BodyHold;
}

const retryAfterSeconds = 5;

/**
 * Counts the received bytes of bodies that are not complete yet. No owner holds more than a third of the budget.
 * @param limits bytes of all owners and of one
 */
export function createBodyBudget(limits: { total: number; perOwner: number }): BodyBudget {
  const heldBy = new Map<string, number>();
  let total = 0;
  const change = (owner: BodyOwner, bytes: number) => {
    total += bytes;
    for (const { key } of owner) {
      const held = (heldBy.get(key) ?? 0) + bytes;
      if (held > 0) heldBy.set(key, held);
      else heldBy.delete(key);
    }
  };
  const isPastShare = (owner: BodyOwner, bytes: number) =>
    owner.some(
      ({ key, ceilingFactor }) =>
        (heldBy.get(key) ?? 0) + bytes > Math.min(limits.perOwner * ceilingFactor, limits.total / 3),
    );
  return {
    held: () => total,
    hasRoom: (owner, bytes) => !isPastShare(owner, bytes) && total + bytes <= limits.total,
    hold(owner) {
      let own = 0;
      return {
        add(bytes) {
          if (isPastShare(owner, bytes)) throw tooManyRequests(retryAfterSeconds);
          if (total + bytes > limits.total) throw new AppError('SERVICE_UNAVAILABLE');
          own += bytes;
          change(owner, bytes);
        },
        release() {
          change(owner, -own);
          own = 0;
        },
      };
    },
  };
}

/** An account and the networks it sends from: accounts of one address together hold twice the share of one. */
export function accountOwner(userId: string, address: BodyOwner): BodyOwner {
  const networks = address.map(({ key, ceilingFactor }) => ({ key, ceilingFactor: 2 * ceilingFactor }));
  return [{ key: userId, ceilingFactor: 1 }, ...networks];
}

/**
 * The budgets of one process, bytes. Visitors are counted by address, and apart from signed-in people, so that they can
 * not use up the memory that a story is saved with. Two stories of one account may arrive at once. Uploads lie on disk.
 * Forms of other servers (payment notifications) are counted apart from visitors, who could keep them out otherwise.
 */
export const bodyBudgets = perDeps(() => ({
  visitors: createBodyBudget({ total: 32_000_000, perOwner: 16 * bodyBytes.small }),
  forms: createBodyBudget({ total: 4_000_000, perOwner: 4 * bodyBytes.small }),
  accounts: createBodyBudget({ total: 128_000_000, perOwner: 2 * bodyBytes.story }),
  uploads: createBodyBudget({ total: 1_000_000_000, perOwner: 60_000_000 }),
}));
