import type { Ref } from 'react';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { appendSuggestion, chooseSuggestion } from './append-suggestion.ts';
import { Suggestions } from './suggestions.tsx';

interface SuggestedTextProps {
  label: string;
  value: string;
  placeholder: string;
  limit: number;
  presets: readonly string[];
  onChange: (text: string) => void;
  error?: string | undefined;
  labelHidden?: boolean;
  required?: boolean;
  rows?: number;
  /** True for one line with a single value: a suggestion replaces an earlier one. */
  single?: boolean;
  areaRef?: Ref<HTMLTextAreaElement>;
}

/** A text field with suggestions below; a text beyond the limit is not cut, and its length is shown. */
export function SuggestedText(props: SuggestedTextProps) {
  const { label, value, limit, presets, single = false, onChange } = props;
  const isLong = value.length > limit * 0.8;
  const number = (count: number) => count.toLocaleString('tr-TR');
  const shared = {
    label,
    value,
    placeholder: props.placeholder,
    labelHidden: props.labelHidden ?? false,
    error: props.error,
    required: props.required,
    aside: isLong ? `${number(value.length)} / ${number(limit)}` : props.required && 'zorunlu',
  };
  return (
    <div className="grid gap-2">
      {single ? (
        <TextField {...shared} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextArea
          {...shared}
          ref={props.areaRef}
          rows={props.rows ?? 3}
          grows
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <Suggestions
        about={label}
        presets={presets}
        text={value}
        limit={limit}
        withEntry={(entry) =>
          single ? chooseSuggestion(value, entry, presets) : appendSuggestion(value, entry)
        }
        onChange={onChange}
      />
    </div>
  );
}
