import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from './classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonLook {
  /** `primary` at most once on a screen; `quiet` for rare actions; `danger` for destructive ones. */
  variant?: ButtonVariant;
  /** A lucide icon before the text (`<Save />`); the button sets its size. */
  icon?: ReactNode;
  fullWidth?: boolean;
}

const base =
  'inline-flex min-h-target items-center justify-center gap-2 rounded-md px-4 py-2 text-center text-sm font-semibold ' +
  'no-underline transition-colors duration-150 [&_svg]:size-[1.125rem] [&_svg]:shrink-0';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-strong disabled:bg-well disabled:text-ink-soft aria-disabled:bg-well aria-disabled:text-ink-soft',
  secondary:
    'border border-line-strong bg-sheet text-ink hover:border-ink hover:bg-well disabled:border-line disabled:bg-transparent disabled:text-ink-soft',
  quiet: 'text-ink hover:bg-well disabled:text-ink-soft disabled:hover:bg-transparent',
  danger:
    'bg-danger text-on-danger hover:bg-danger-strong disabled:bg-well disabled:text-ink-soft aria-disabled:bg-well aria-disabled:text-ink-soft',
};

/** Classes of a button that is not usable and names the reason. */
const blocked = 'cursor-not-allowed border-line bg-well text-ink-soft hover:border-line hover:bg-well';

/** The classes of a button, for other elements. */
export function buttonClasses({ variant = 'secondary', fullWidth }: ButtonLook, extra?: string): string {
  return classes(base, variants[variant], fullWidth && 'w-full', extra);
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    ref?: Ref<HTMLButtonElement>;
    /** Shows a spinner and ignores clicks; the focus stays on the button. */
    loading?: boolean;
    /** The text while loading. */
    loadingText?: string;
    /** Id of the element that explains why it cannot be used; it stays focusable, and a click may show the reason. */
    reasonId?: string | undefined;
  };

export function Button({
  variant,
  icon,
  fullWidth,
  loading = false,
  loadingText,
  reasonId,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={loading && type === 'submit' ? 'button' : type}
      className={buttonClasses({ variant, fullWidth }, classes(reasonId && blocked, className))}
      aria-disabled={loading || reasonId !== undefined || undefined}
      aria-describedby={reasonId ?? rest['aria-describedby']}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <span className="spinner" aria-hidden="true" /> : icon}
      {loading && loadingText ? loadingText : children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  icon,
  fullWidth,
  className,
  children,
  ...rest
}: LinkProps & ButtonLook) {
  return (
    <Link {...rest} className={buttonClasses({ variant, fullWidth }, className as string | undefined)}>
      {icon}
      {children}
    </Link>
  );
}

/** A square icon button; `label` is its accessible name. */
export function IconButton({
  label,
  icon,
  className,
  type = 'button',
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  icon: ReactNode;
}) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classes(
        'inline-grid size-target shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-well hover:text-ink disabled:opacity-60 [&_svg]:size-5',
        className,
      )}
    >
      {icon}
    </button>
  );
}
