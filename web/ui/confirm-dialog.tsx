import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { backdropClasses, DialogActions, popupClasses } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question with the thing's name: "Deniz Feneri silinsin mi?" */
  title: string;
  /** What happens, and whether it can be undone. */
  children: ReactNode;
  confirmText: string;
  cancelText?: string;
  tone?: 'danger' | 'primary';
  /** Runs the action; the caller closes the dialog by `open` when it is done. */
  onConfirm: () => void;
  pending?: boolean;
  pendingText?: string;
  /** Why the action failed; shown in the dialog, which stays open. */
  error?: string | null;
}

/** Asks before an action that cannot be undone. The cancel button has the focus. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmText,
  cancelText = 'Vazgeç',
  tone = 'danger',
  onConfirm,
  pending = false,
  pendingText,
  error,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClasses} />
        <AlertDialog.Popup initialFocus={cancel} className={classes(popupClasses, 'w-full sm:max-w-md')}>
          <div className="grid gap-3 p-5 sm:p-6">
            <AlertDialog.Title className="text-2xl">{title}</AlertDialog.Title>
            <AlertDialog.Description render={<div />} className="text-ink-soft">
              {children}
            </AlertDialog.Description>
            {error && (
              <p role="alert" className="text-sm font-medium text-danger">
                {error}
              </p>
            )}
            <DialogActions>
              <AlertDialog.Close render={<Button ref={cancel} variant="secondary" disabled={pending} />}>
                {cancelText}
              </AlertDialog.Close>
              <Button
                variant={tone}
                // Ignores the second click of a double click.
                onClick={({ detail }) => detail < 2 && onConfirm()}
                loading={pending}
                loadingText={pendingText}
              >
                {confirmText}
              </Button>
            </DialogActions>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
