/**
 * Of the network, of PostgreSQL (classes 08 and 57P, 53300: too many connections, and what took too long: 57014 a
 * statement, 55P03 a lock, 25P03 an idle transaction), and of the pool.
 */
const codes =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[1-3]|53300|57014|55P03|25P03)$/;
const texts =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether a fault means that the database can't be reached now (rather than that it refused a statement). */
export function isDatabaseUnavailable(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  if ('code' in fault && typeof fault.code === 'string' && codes.test(fault.code)) return true;
  if (texts.test(fault.message)) return true;
  if (fault instanceof AggregateError) return fault.errors.some(isDatabaseUnavailable);
  return isDatabaseUnavailable(fault.cause);
}
