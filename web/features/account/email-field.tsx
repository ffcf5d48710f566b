import { limits } from '#domain/limits.ts';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';

/** A field for an e-mail address, with the attributes for password managers and phone keyboards. */
export function EmailField(props: Partial<TextFieldProps>) {
  return (
    <TextField
      label="E-posta"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.email}
      required
      {...props}
    />
  );
}
