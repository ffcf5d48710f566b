import { Badge } from '#web/ui/badge.tsx';

/** Whether it is a real or a test payment. */
export function MoneyBadge({ test }: { test: boolean }) {
  return test ? <Badge tone="accent">TEST</Badge> : <Badge tone="success">GERÇEK PARA</Badge>;
}
