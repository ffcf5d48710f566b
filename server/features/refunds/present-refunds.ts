import { z } from 'zod';
import { type Refund, refundStates } from '#contract/payments.ts';
import type { RefundRow } from './refund-row.ts';

const state = z.enum(refundStates);

/** The refunds of a payment for administrators, oldest first. */
export const presentRefunds = (rows: readonly RefundRow[]): Refund[] =>
  rows.map((row) => ({
    id: row.id,
    kurus: row.kurus,
    reason: row.reason,
    endsPlan: row.ends_plan,
    state: state.parse(row.state),
    requestedBy: row.requested_by,
    requestedAt: row.requested_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    error: row.error,
  }));
