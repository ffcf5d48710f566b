import { classes } from './classes.ts';

/** Where something will stand. Give it the size of that thing by `className`; wrap several in `SkeletonGroup`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classes('animate-pulse rounded-sm bg-well', className)} />;
}

/** Skeletons with one announced text for all of them. */
export function SkeletonGroup({
  label,
  children,
  className,
}: {
  label: string;
  children: React.ReactNode;
  className?: string;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
