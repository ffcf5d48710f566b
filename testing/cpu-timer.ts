/**
 * Starts a timer of the processor time that this thread uses, in ms. A busy machine does not slow it down, so a limit
 * on it fails only when the code itself became slow.
 */
export function cpuTimer(): () => number {
  const start = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1_000;
  };
}
