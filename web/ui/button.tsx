import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from './classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonLook {
  /** One `primary` on a screen; `secondary` beside it; `quiet` for what is rarely wanted; `danger` for what destroys. */
  variant?: ButtonVariant;
  /** A lucide icon before the text (`<Save />`); its size comes from here. */
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

/** A button that says why it can't be used. */
const blocked = 'cursor-not-allowed border-line bg-well text-ink-soft hover:border-line hover:bg-well';

/** The look of a button, for what is no button element. */
export function buttonClasses({ variant = 'secondary', fullWidth }: ButtonLook, extra?: string): string {
  return classes(base, variants[variant], fullWidth && 'w-full', extra);
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    ref?: Ref<HTMLButtonElement>;
    /** Shows that it works and takes no second click; the focus stays on it. */
    loading?: boolean;
    /** What it reads while loading. */
    loadingText?: string;
    /** Id of the element that says why it can't be used now; it can still be focused, and a click may show the reason. */
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

/** A link that looks like a button: it goes somewhere. */
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

/** A square button with an icon only; `label` names it for everyone who does not see it. */
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
