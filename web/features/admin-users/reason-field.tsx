import type { Ref } from 'react';
import { maxReason } from '#domain/account/users.ts';
import { TextArea } from '#web/ui/text-area.tsx';

/** Asks for the reason of a change, which goes to the audit log. */
export function ReasonField({
  value,
  onChange,
  error,
  ref,
}: {
  value: string;
  onChange: (reason: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}) {
  return (
    <TextArea
      ref={ref}
      label="Neden"
      name="reason"
      rows={2}
      grows
      maxLength={maxReason}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      hint="Denetim kaydına yazılır; yöneticiler okur."
      error={error}
    />
  );
}
