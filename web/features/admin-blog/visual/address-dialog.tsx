import { type ReactNode, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Asks for an address; closes after a valid one. */
export function AddressDialog({
  title,
  description,
  label,
  initial = '',
  send,
  others,
  fault,
  onTake,
  onClose,
  children,
}: {
  title: string;
  description?: string;
  /** The label of the address field. */
  label: string;
  initial?: string;
  /** The text of the submit button; `others` come before it. */
  send: string;
  others?: ReactNode;
  /** Returns the error of an address; undefined for a valid one. */
  fault: (address: string) => string | undefined;
  onTake: (address: string) => void;
  onClose: () => void;
  /** Additional fields; `setAddress` fills in the address. */
  children?: (setAddress: (address: string) => void) => ReactNode;
}) {
  const form = useId();
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string>();
  const change = (address: string) => {
    setTyped(address);
    setError(undefined);
  };
  const take = () => {
    const address = typed.trim();
    const found = fault(address);
    if (found !== undefined) {
      setError(found);
      return;
    }
    onTake(address);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      actions={
        <>
          {others}
          <Button type="submit" form={form} variant="primary">
            {send}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // In React the dialog's form is a child of the page's form, so its submit event must not reach that one.
          event.stopPropagation();
          take();
        }}
        className="grid gap-4"
      >
        <TextField
          label={label}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          placeholder="https://"
          value={typed}
          error={error}
          onChange={(event) => change(event.target.value)}
        />
        {children?.(change)}
      </form>
    </Dialog>
  );
}
