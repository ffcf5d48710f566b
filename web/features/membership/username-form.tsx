import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface UsernameFormProps {
  /** The error of an empty field. */
  emptyText: string;
  submitText: string;
  workingText: string;
  /** Sends the trimmed name. Returns the error for the field, or null. */
  send: (username: string) => Promise<string | null>;
  /** Called when the name changes or is sent again, so that an earlier result is removed. */
  onFresh?: () => void;
  /** The result above the field. */
  notice: ReactNode;
}

/** The form of a username; keeps the typed text and ignores a submit during another. */
export function UsernameForm(props: UsernameFormProps) {
  const { emptyText, submitText, workingText, send, onFresh, notice } = props;
  const [fault, setFault] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  const underWay = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const field = event.currentTarget.elements.namedItem('username') as HTMLInputElement;
    const blame = (text: string | null) => {
      setFault(text);
      if (text !== null) field.focus();
    };
    onFresh?.();
    const username = field.value.trim();
    if (username === '') return blame(emptyText);
    underWay.current = true;
    setFault(null);
    setWorking(true);
    try {
      blame(await send(username));
    } finally {
      underWay.current = false;
      setWorking(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {notice}
      <TextField
        label="Kullanıcı adı"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        required
        error={fault ?? undefined}
      />
      <Button type="submit" variant="primary" fullWidth loading={working} loadingText={workingText}>
        {submitText}
      </Button>
    </form>
  );
}
