import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createStateMetrics } from '#server/app/state-metrics.ts';
import type { Deps } from '#server/context.ts';
import { createMetrics } from '#server/metrics/index.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** All metrics of a process, with their labels. */
function metricsOfCode(options: { process: boolean }): Map<string, string[]> {
  // The state is read by scrapes only.
  const state = createStateMetrics({} as Deps, { draining: false });
  const all = [createMetrics(options).registry, state.registry].flatMap((registry) =>
    registry.getMetricsAsArray(),
  );
  const labelsOf = (metric: object) =>
    'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames.map(String) : [];
  return new Map(all.map((metric) => [metric.name, labelsOf(metric)]));
}

test('docs/operations/monitoring.md has every metric of the code with its labels, and no other', () => {
  const rows = read('docs/operations/monitoring.md').matchAll(/^\| `([a-z_]+)` \| ([a-z, ]*)\|/gm);
  const documented = [...rows].map(([, name = '', labels = '']) => [
    name,
    labels
      .split(',')
      .map((label) => label.trim())
      .filter((label) => label !== ''),
  ]);
  const ours = [...metricsOfCode({ process: false })];
  const sorted = (entries: unknown[][]) => entries.toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
  expect(sorted(documented)).toEqual(sorted(ours));
});

/** The rules as text: promtool checks that the file is valid (`npm run check-alerts`). */
const rules = read('deploy/monitoring/alerts.yml')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((rule) => ({
    alert: rule.slice(0, rule.indexOf('\n')),
    expr: /^ {8}expr:(?: >-)?([\s\S]*?)^ {8}for: /m.exec(rule)?.[1] ?? '',
    severity: /^ {8}for: \d+m\n {8}labels:\n {10}severity: (critical|warning)$/m.exec(rule)?.[1],
    isExplained: /^ {10}summary: "[^"]+"\n {10}action: >-\n {12}\S/m.test(rule),
  }));

interface Panel {
  title: string;
  datasource: { uid: string };
  fieldConfig: { defaults: { unit?: string } };
  targets: { expr: string; datasource: { uid: string } }[];
}
const dashboard = JSON.parse(read('deploy/monitoring/grafana-dashboard.json')) as {
  panels: Panel[];
  templating: { list: { name: string; type: string; query: unknown }[] };
};

const words = new Set(
  'sum max min count rate increase avg_over_time histogram_quantile absent by on or and unless'.split(' '),
);

/** Names of the metrics in an expression. */
function metricsIn(expr: string): string[] {
  const plain = expr.replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ').replace(/\b(by|on) ?\([^)]*\)/g, ' ');
  return (plain.match(/[a-z_][a-z0-9_]*/gi) ?? []).filter((word) => !words.has(word));
}

/** Labels that an expression selects or groups by. */
function labelsIn(expr: string): string[] {
  const selected = [...expr.matchAll(/[{,]\s*([a-z_]+)\s*(?:=~|!=|!~|=)/g)].map(([, label = '']) => label);
  const grouped = [...expr.matchAll(/\bby ?\(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/[ ,]+/));
  return [...selected, ...grouped].filter((label) => !['', 'job', 'instance', 'le'].includes(label));
}

const expressions = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
];

describe('what alerts and the dashboard ask for', () => {
  const known = metricsOfCode({ process: true });
  const baseOf = (name: string) => (known.has(name) ? name : name.replace(/_(bucket|sum|count)$/, ''));

  test.each(expressions)('%s: the metrics exist, with these labels: %s', (_title, expr) => {
    const names = metricsIn(expr).map(baseOf);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => name !== 'up' && !known.has(name))).toEqual([]);
    const labels = new Set(names.flatMap((name) => known.get(name) ?? []));
    expect(labelsIn(expr).filter((label) => !labels.has(label))).toEqual([]);
  });

  test('finds a metric and a label that do not exist', () => {
    expect(metricsIn('sum by (x) (rate(gone_total{job="a"}[5m])) > 2')).toEqual(['gone_total']);
    expect(labelsIn('sum by (kind, le) (a{job="b",flag!="c"})')).toEqual(['flag', 'kind']);
  });
});

test('each alert has a duration, a severity, a summary and an action, and is in the docs', () => {
  const docs = read('docs/operations/monitoring.md');
  const cases = read('deploy/monitoring/alerts.test.yml');
  expect(rules).toHaveLength(8);
  for (const rule of rules) {
    expect(rule.severity, rule.alert).toBeDefined();
    expect(rule.isExplained, rule.alert).toBe(true);
    expect(docs).toMatch(new RegExp(`\\| \`${rule.alert}\` \\|.*\\| ${rule.severity} \\|`));
    expect(cases).toContain(rule.alert);
  }
});

test('each panel of the dashboard has a unit and the chosen data source; all our metrics have a panel', () => {
  expect(dashboard.templating.list[0]).toMatchObject({
    name: 'datasource',
    type: 'datasource',
    query: 'prometheus',
  });
  for (const { title, datasource, fieldConfig, targets } of dashboard.panels) {
    expect(fieldConfig.defaults.unit, title).toBeTruthy();
    for (const { uid } of [datasource, ...targets.map((target) => target.datasource)])
      expect(uid).toMatch(/^\$\{datasource\}$/);
  }
  const shown = dashboard.panels
    .flatMap(({ targets }) => targets)
    .map(({ expr }) => expr)
    .join('\n');
  expect([...metricsOfCode({ process: false }).keys()].filter((name) => !shown.includes(name))).toEqual([]);
});
