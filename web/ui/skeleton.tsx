import { classes } from './classes.ts';

/** A placeholder with the size of `className`; wrap several in `SkeletonGroup`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classes('animate-pulse rounded-sm bg-well', className)} />;
}

/** Skeletons with one announcement for all of them. */
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
