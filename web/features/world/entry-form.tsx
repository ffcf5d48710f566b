import { CircleAlert, Save } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { WorldEntryOut } from '#contract/world.ts';
import { messages } from '#domain/messages/index.ts';
import { pickCard, shownValue } from '#domain/world/card-fields.ts';
import { type CardlessEntry, cardlessKinds, entryFields } from '#domain/world/kinds.ts';
import { isSearchable } from '#domain/world/searchable.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangedElsewhere } from '#web/ui/changed-elsewhere.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AliasChips } from './alias-chips.tsx';
import type { FormStart } from './entry-form-state.ts';
import { useEntryForm } from './use-entry-form.ts';

const kinds = (Object.keys(cardlessKinds) as (keyof typeof cardlessKinds)[]).map((value) => ({
  value,
  label: cardlessKinds[value],
}));

/** The fields that differ in two versions, as people read them. */
function differences(theirs: CardlessEntry, mine: CardlessEntry) {
  return (Object.keys(entryFields) as (keyof CardlessEntry)[])
    .map((name) => {
      const { label, kind } = entryFields[name];
      const empty = kind === 'names' ? 'Yok' : 'Boş';
      const shown = (entry: CardlessEntry) => shownValue(entryFields, name, entry) || empty;
      return { label, theirs: shown(theirs), mine: shown(mine) };
    })
    .filter((row) => row.theirs !== row.mine);
}

interface EntryFormProps {
  start: FormStart;
  onSaved: (entry: WorldEntryOut) => void;
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
  const left = entryFields.text.max - fields.text.length;
  const rows = other ? differences(pickCard(entryFields, other), fields) : [];
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {other && (
        <ChangedElsewhere
          title="Bu kaydın iki sürümü var"
          text={messages.world.changedElsewhere}
          rows={rows}
          takeText="Öbürünü al"
          keepText="Benimkini kaydet"
          saving={form.saving}
          onTakeTheirs={form.takeOther}
          onKeepMine={() => void form.keepMine()}
        />
      )}
      <ChoiceGroup
        label={entryFields.kind.label}
        value={fields.kind}
        choices={kinds}
        onChange={(kind) => form.edit({ kind })}
      />
      <TextField
        ref={name}
        label={entryFields.name.label}
        autoComplete="off"
        maxLength={entryFields.name.max}
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
        label={entryFields.text.label}
        optional
        grows
        rows={3}
        maxLength={entryFields.text.max}
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
        {aside && <span className="@lg:ml-auto">{aside}</span>}
      </div>
    </form>
  );
}
