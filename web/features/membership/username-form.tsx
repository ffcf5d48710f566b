import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface UsernameFormProps {
  /** Shown beside the field where nothing was typed. */
  emptyText: string;
  submitText: string;
  workingText: string;
  /** Takes the trimmed name. What it answers is shown beside the field; null where the name was right. */
  send: (username: string) => Promise<string | null>;
  /** Called as soon as something is typed or sent anew: an earlier outcome no longer stands. */
  onFresh?: () => void;
  /** Stands over the field: what happened. */
  notice: ReactNode;
}

/** Asks for a username; keeps what was typed and takes no second submit while one is under way. */
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
