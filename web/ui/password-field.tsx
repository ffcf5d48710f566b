import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { controlClasses, Field, type FieldLook } from './field.tsx';

export type PasswordFieldProps = FieldLook &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
    ref?: Ref<HTMLInputElement>;
    autoComplete: 'current-password' | 'new-password' | 'off';
    /** The accessible name of the button at its end; that of a password by default. */
    showText?: string;
    hideText?: string;
  };

/** A password or another secret that can be made visible. */
export function PasswordField({
  label,
  hint,
  error,
  labelHidden,
  id,
  ref,
  showText = 'Şifreyi göster',
  hideText = 'Şifreyi gizle',
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, labelHidden, id }}>
      {(ids) => (
        <div className="relative">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...ids}
            ref={ref}
            type={shown ? 'text' : 'password'}
            className={classes(controlClasses, 'pr-13')}
          />
          <IconButton
            label={shown ? hideText : showText}
            aria-pressed={shown}
            icon={shown ? <EyeOff /> : <Eye />}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0.5 my-auto"
          />
        </div>
      )}
    </Field>
  );
}
