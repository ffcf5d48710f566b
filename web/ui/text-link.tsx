import { Link, type LinkProps } from 'react-router';
import { classes } from './classes.ts';

/** A link within a text, or a small one beside it. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classes(
        'inline-flex min-h-6 items-center text-accent underline underline-offset-4 hover:text-accent-strong',
        className as string | undefined,
      )}
    />
  );
}
