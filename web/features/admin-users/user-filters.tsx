import { Search, X } from 'lucide-react';
import {
  type AccessFilter,
  accessFilters,
  type ConfirmationFilter,
  confirmationFilters,
  type PlanFilter,
  planFilters,
} from '#contract/admin-users.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { controlClasses, Field } from '#web/ui/field.tsx';
import { accessFilterNames, confirmationFilterNames, planFilterNames } from './labels.ts';

/** The filters of the list. */
export interface UserFilters {
  search: string;
  plan: PlanFilter;
  confirmation: ConfirmationFilter;
  access: AccessFilter;
}

export const noFilters: UserFilters = { search: '', plan: 'all', confirmation: 'all', access: 'all' };

function Choice<Value extends string>({
  label,
  value,
  values,
  names,
  onChange,
}: {
  label: string;
  value: Value;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}) {
  return (
    <Field label={label}>
      {(ids) => (
        <select
          {...ids}
          value={value}
          onChange={({ target }) => {
            const chosen = values.find((one) => one === target.value);
            if (chosen) onChange(chosen);
          }}
          className={classes(controlClasses, 'h-12 pr-2')}
        >
          {values.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Search and filters; each change is reported separately. */
export function UserFilterFields({
  filters,
  onChange,
}: {
  filters: UserFilters;
  onChange: (change: Partial<UserFilters>) => void;
}) {
  const { search, plan, confirmation, access } = filters;
  return (
    <search className="grid items-end gap-4 sm:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_11rem_11rem_11rem]">
      <div className="sm:col-span-3 lg:col-span-1">
        <Field label="Ad, kullanıcı adı ya da e-posta ara">
          {(ids) => (
            <div className="relative">
              <Search
                aria-hidden="true"
                className="pointer-events-none absolute top-1/2 left-3.5 size-[1.125rem] -translate-y-1/2 text-ink-soft"
              />
              <input
                {...ids}
                type="text"
                name="search"
                inputMode="search"
                enterKeyHint="search"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={100}
                value={search}
                onChange={({ target }) => onChange({ search: target.value })}
                onKeyDown={({ key }) => {
                  if (key === 'Escape') onChange({ search: '' });
                }}
                className={classes(controlClasses, 'pr-12 pl-10')}
              />
              {search !== '' && (
                <IconButton
                  label="Aramayı sil"
                  icon={<X />}
                  onClick={() => onChange({ search: '' })}
                  className="absolute inset-y-0 right-0"
                />
              )}
            </div>
          )}
        </Field>
      </div>
      <Choice
        label="Plan"
        value={plan}
        values={planFilters}
        names={planFilterNames}
        onChange={(chosen) => onChange({ plan: chosen })}
      />
      <Choice
        label="E-posta"
        value={confirmation}
        values={confirmationFilters}
        names={confirmationFilterNames}
        onChange={(chosen) => onChange({ confirmation: chosen })}
      />
      <Choice
        label="Erişim"
        value={access}
        values={accessFilters}
        names={accessFilterNames}
        onChange={(chosen) => onChange({ access: chosen })}
      />
    </search>
  );
}
