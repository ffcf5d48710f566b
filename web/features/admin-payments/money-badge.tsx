import { Badge } from '#web/ui/badge.tsx';

/** Whether money is real: a test payment moves none. */
export function MoneyBadge({ test }: { test: boolean }) {
  return test ? <Badge tone="accent">TEST</Badge> : <Badge tone="success">GERÇEK PARA</Badge>;
}
