import { bodyBytes } from '#contract/base.ts';
import { AppError } from '../errors.ts';
import { perDeps } from '../per-deps.ts';
import type { CountedAddress } from '../rate-limit/address-key.ts';
import { tooManyRequests } from '../rate-limit/too-many-requests.ts';

/**
 * The owner that a body is counted for: an account, the networks of an address, or both. Each holds at most the share
 * of one owner times its factor.
 */
export type BodyOwner = readonly CountedAddress[];

/** The counted bytes of one incomplete body. */
export interface BodyHold {
  /** Counts received bytes. @throws TOO_MANY_REQUESTS past its owner's share; SERVICE_UNAVAILABLE past the total */
  add(bytes: number): void;
  /** Releases all of them when the body is complete, refused or aborted. Further calls have no effect. */
  release(): void;
}

export interface BodyBudget {
  /** Bytes that incomplete bodies hold now. */
  held(): number;
  /** Whether this number of further bytes of this owner fits. */
  hasRoom(owner: BodyOwner, bytes: number): boolean;
  /** Starts to count one body of this owner. */
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
 * The budgets of one process, bytes. Visitors, signed-in people and forms of other servers (payment notifications) have
 * separate budgets, so that visitors can't block the others. Two stories of one account fit at once; uploads are on
 * disk.
 */
export const bodyBudgets = perDeps(() => ({
  visitors: createBodyBudget({ total: 32_000_000, perOwner: 16 * bodyBytes.small }),
  forms: createBodyBudget({ total: 4_000_000, perOwner: 4 * bodyBytes.small }),
  accounts: createBodyBudget({ total: 128_000_000, perOwner: 2 * bodyBytes.story }),
  uploads: createBodyBudget({ total: 1_000_000_000, perOwner: 60_000_000 }),
}));
