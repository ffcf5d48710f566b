import { type ReactNode, useRef, useState } from 'react';
import { messages } from '#domain/messages/index.ts';
import { revisionNameLimit } from '#domain/story/revisions.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface NameFormProps {
  label: string;
  initial?: string;
  submitText: string;
  icon?: ReactNode;
  pending: boolean;
  /** Why it did not work. */
  error: string | null;
  onSubmit: (name: string) => void;
  onCancel?: () => void;
}

/** Asks for a revision's name; a blank one is told beside the field. */
export function NameForm(props: NameFormProps) {
  const [name, setName] = useState(props.initial ?? '');
  const [blank, setBlank] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      noValidate
      className="grid items-start gap-2 sm:grid-cols-[1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        const isBlank = name.trim() === '';
        setBlank(isBlank);
        if (isBlank) field.current?.focus();
        else props.onSubmit(name.trim());
      }}
    >
      <TextField
        ref={field}
        label={props.label}
        value={name}
        maxLength={revisionNameLimit}
        autoComplete="off"
        error={blank ? messages.revisions.nameRequired : (props.error ?? undefined)}
        onChange={(event) => {
          setName(event.target.value);
          setBlank(false);
        }}
      />
      <div className="flex gap-2 sm:pt-[1.85rem]">
        <Button
          type="submit"
          className="max-sm:flex-1"
          icon={props.icon}
          loading={props.pending}
          loadingText="Kaydediliyor…"
        >
          {props.submitText}
        </Button>
        {props.onCancel && (
          <Button variant="quiet" onClick={props.onCancel}>
            Vazgeç
          </Button>
        )}
      </div>
    </form>
  );
}
