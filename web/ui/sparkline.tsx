/** The box of the curve; it is stretched to its place. */
const width = 120;
const height = 32;
/** Room for the line's own width. */
const edge = 2;

/** The points of a line through these values: from left to right, zero at the lower edge. */
export function curvePoints(values: readonly number[]): string {
  const top = Math.max(...values, 0);
  const low = Math.min(...values, 0);
  const range = top - low || 1;
  const step = values.length > 1 ? (width - 2 * edge) / (values.length - 1) : 0;
  return values
    .map((value, at) => {
      const x = edge + at * step;
      const y = height - edge - ((value - low) / range) * (height - 2 * edge);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** A small curve beside a figure. `label` says in words what it shows. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-8 w-full text-accent"
    >
      <polyline
        points={curvePoints(values)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
