import { CircleAlert, Save } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { BibleEntryOut } from '#contract/bible.ts';
import { messages } from '#domain/messages/index.ts';
import { bibleKinds, bibleLimits, worldKinds } from '#domain/world/kinds.ts';
import { isSearchable } from '#domain/world/searchable.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangedElsewhere } from '#web/ui/changed-elsewhere.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AliasChips } from './alias-chips.tsx';
import type { FormStart } from './entry-form-state.ts';
import { useEntryForm } from './use-entry-form.ts';

const kinds = (Object.keys(worldKinds) as (keyof typeof worldKinds)[]).map((value) => ({
  value,
  label: worldKinds[value],
}));

interface EntryFormProps {
  start: FormStart;
  onSaved: (entry: BibleEntryOut) => void;
  onCancel: () => void;
  /** Stands at the end of the buttons. */
  aside?: ReactNode;
}

/** A place, object or note to write. */
export function EntryForm({ start, onSaved, onCancel, aside }: EntryFormProps) {
  const form = useEntryForm(start, onSaved);
  const { fields, fieldErrors, other } = form;
  const name = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const otherNames = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const at = await form.save();
    if (at === 'name') name.current?.focus();
    if (at === 'text') text.current?.focus();
    if (at?.startsWith('aliases')) otherNames.current?.focus();
  }
  const left = bibleLimits.text - fields.text.length;
  const rows = other
    ? [
        { label: 'Tür', theirs: bibleKinds[other.kind], mine: bibleKinds[fields.kind] },
        { label: 'Ad', theirs: other.name, mine: fields.name },
        {
          label: 'Öbür adları',
          theirs: other.aliases.join(', ') || 'Yok',
          mine: fields.aliases.join(', ') || 'Yok',
        },
        { label: 'Bilgi', theirs: other.text || 'Boş', mine: fields.text || 'Boş' },
      ].filter(({ theirs, mine }) => theirs !== mine)
    : [];
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {other && (
        <ChangedElsewhere
          title="Bu kaydın iki sürümü var"
          text={messages.bible.changedElsewhere}
          rows={rows}
          takeText="Öbürünü al"
          keepText="Benimkini kaydet"
          saving={form.saving}
          onTakeTheirs={form.takeOther}
          onKeepMine={() => void form.keepMine()}
        />
      )}
      <ChoiceGroup label="Tür" value={fields.kind} choices={kinds} onChange={(kind) => form.edit({ kind })} />
      <TextField
        ref={name}
        label="Ad"
        autoComplete="off"
        maxLength={bibleLimits.name}
        hint={
          fields.name.trim() === '' || isSearchable(fields.name, fields.kind)
            ? 'Ekli biçimleri de tanınır: “kitap” yazarsanız “kitabın” bulunur.'
            : 'Bu kadar kısa bir ad metinde aranmaz; kayıt, öbür adlarından biri geçince bulunur.'
        }
        value={fields.name}
        error={fieldErrors.name}
        onChange={(event) => form.edit({ name: event.target.value })}
      />
      <AliasChips
        ref={otherNames}
        kind={fields.kind}
        aliases={fields.aliases}
        typed={form.typed}
        onChange={form.changeAliases}
        onTyped={form.setTyped}
        hint="Metinde başka nasıl anılıyorsa: “değirmen”, “kırık kule”."
        error={Object.entries(fieldErrors).find(([path]) => path.startsWith('aliases'))?.[1]}
      />
      <TextArea
        ref={text}
        label="Bilgi"
        optional
        grows
        rows={3}
        maxLength={bibleLimits.text}
        hint="Adı geçtiğinde üretime bu metin girer; kısa tutarsanız öbürlerine de yer kalır."
        aside={left <= 300 ? `${left.toLocaleString('tr-TR')} karakter kaldı` : undefined}
        value={fields.text}
        error={fieldErrors.text}
        onChange={(event) => form.edit({ text: event.target.value })}
      />
      {form.error && (
        <p role="alert" className="flex items-start gap-2 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {form.error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          variant="primary"
          icon={<Save aria-hidden="true" />}
          loading={form.saving}
          loadingText="Kaydediliyor…"
          disabled={other !== null}
        >
          Kaydı sakla
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Vazgeç
        </Button>
        {aside && <span className="sm:ml-auto">{aside}</span>}
      </div>
    </form>
  );
}
