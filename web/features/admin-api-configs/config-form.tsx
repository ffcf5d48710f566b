import { useEffect } from 'react';
import type { ApiConfig } from '#contract/api-configs.ts';
import {
  type ApiProvider,
  apiConfigLimits,
  apiProviderIds,
  apiProviders,
} from '#domain/generation/api-configs.ts';
import { messages } from '#domain/messages/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChangedElsewhere } from '#web/ui/changed-elsewhere.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { draftOf, fieldNames, fieldText } from './config-draft.ts';
import { PriceFields } from './price-fields.tsx';
import { useConfigForm } from './use-config-form.ts';

const providers = apiProviderIds.map((value) => ({ value, label: apiProviders[value] }));
const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
const kept = 'Boş bırakırsanız kayıtlı olan kalır.';

/** Name, provider, key and the other fields of the provider (docs/product/administration.md). */
export function ConfigForm({
  config,
  onTyped,
  onCancel,
  onDone,
}: {
  config: ApiConfig | null;
  /** Called with whether the form has unsaved values. */
  onTyped: (typed: boolean) => void;
  onCancel: () => void;
  onDone: () => void;
}) {
  const { form, base, draft, faults, clash, saving, gone, box, change, submit, keepMine, takeTheirs } =
    useConfigForm(config, onDone);
  const typed = JSON.stringify(draft) !== JSON.stringify(draftOf(base));
  useEffect(() => onTyped(typed), [typed, onTyped]);
  const paytr = draft.provider === 'paytr';
  const other = draft.provider === 'other';
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-5"
    >
      {gone ? (
        <Banner tone="error" title={messages.apiConfigs.notFound}>
          Başka bir yönetici silmiş. Yazdıklarınız burada duruyor: anahtarı yeniden girip kaydederseniz yeni
          bir yapılandırma olarak eklenir.
        </Banner>
      ) : (
        box && <Banner tone="error">{box}</Banner>
      )}
      {clash && (
        <ChangedElsewhere
          title="Bu yapılandırma siz düzenlerken değişti"
          text={
            clash.both.length > 0
              ? 'Dokunmadığınız alanlar güncellendi. Aşağıdakileri ikiniz de değiştirdiniz.'
              : 'Dokunmadığınız alanlar güncellendi; sizin değişiklikleriniz duruyor.'
          }
          rows={clash.both.map((field) => ({
            label: fieldNames[field],
            theirs: fieldText(field, draftOf(clash.current)[field]),
            mine: fieldText(field, draft[field]),
          }))}
          takeText="Kayıtlı olanı al"
          keepText="Benimkini kaydet"
          onTakeTheirs={takeTheirs}
          onKeepMine={keepMine}
          saving={saving}
        />
      )}
      <TextField
        label="API adı"
        name="name"
        autoComplete="off"
        maxLength={apiConfigLimits.name}
        required
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
        error={faults.name}
      />
      <SelectField
        label="Sağlayıcı"
        name="provider"
        required
        choices={providers}
        value={draft.provider}
        onChange={(event) => change({ provider: event.target.value as ApiProvider })}
        error={faults.provider}
      />
      {paytr && (
        <TextField
          {...plain}
          label="Mağaza numarası"
          hint="PayTR panelindeki merchant_id."
          name="merchantId"
          inputMode="numeric"
          maxLength={apiConfigLimits.merchantId}
          required
          value={draft.merchantId}
          onChange={(event) => change({ merchantId: event.target.value })}
          error={faults.merchantId}
        />
      )}
      <PasswordField
        label={paytr ? 'API anahtarı (merchant key)' : 'API anahtarı'}
        name="key"
        autoComplete="off"
        showText="Anahtarı göster"
        hideText="Anahtarı gizle"
        maxLength={apiConfigLimits.key}
        required={base === null}
        hint={base ? `Kayıtlı anahtar: ${base.maskedKey}. ${kept}` : undefined}
        value={draft.key}
        onChange={(event) => change({ key: event.target.value })}
        error={faults.key}
      />
      {paytr ? (
        <PasswordField
          label="Gizli anahtar (merchant salt)"
          name="salt"
          autoComplete="off"
          showText="Gizli anahtarı göster"
          hideText="Gizli anahtarı gizle"
          maxLength={apiConfigLimits.key}
          required={base === null}
          hint={base?.provider === 'paytr' ? kept : undefined}
          value={draft.salt}
          onChange={(event) => change({ salt: event.target.value })}
          error={faults.salt}
        />
      ) : (
        <>
          <TextField
            {...plain}
            label="Adres (base URL)"
            hint={other ? 'https:// ile başlayan tam adres.' : 'Boş bırakırsanız sağlayıcının kendi adresi.'}
            name="baseUrl"
            inputMode="url"
            maxLength={apiConfigLimits.baseUrl}
            required={other}
            value={draft.baseUrl}
            onChange={(event) => change({ baseUrl: event.target.value })}
            error={faults.baseUrl}
          />
          <TextField
            {...plain}
            label="Model"
            hint={other ? undefined : 'Boş bırakırsanız sağlayıcının olağan modeli.'}
            name="model"
            maxLength={apiConfigLimits.model}
            required={other}
            value={draft.model}
            onChange={(event) => change({ model: event.target.value })}
            error={faults.model}
          />
          <PriceFields draft={draft} faults={faults} change={change} />
        </>
      )}
      {paytr && (
        <SwitchField
          label="Test kipi"
          checked={draft.testMode || base?.testForced === true}
          disabled={base?.testForced === true}
          onChange={(testMode) => change({ testMode })}
        >
          {base?.testForced
            ? 'Sunucuda PAYTR_TEST_MODE=on verilmiş: buradaki seçim ne olursa olsun ödemeler denemedir, para çekilmez.'
            : draft.testMode
              ? 'Ödemeler denemedir: para çekilmez, yayındaki sitede plan da açılmaz.'
              : 'Ödemeler gerçektir: karttan para çekilir.'}
        </SwitchField>
      )}
      <label className="flex min-h-target items-center gap-3 text-sm font-semibold">
        <input
          type="checkbox"
          name="isActive"
          checked={draft.isActive}
          onChange={(event) => change({ isActive: event.target.checked })}
          className="size-5 shrink-0 accent-(--accent)"
        />
        Etkin
      </label>
      {draft.isActive && !paytr && (
        <p className="-mt-3 text-sm text-ink-soft">
          Kaydederken küçük bir çağrıyla denenir. Deneme başarısız olursa kapalı kaydedilir; yazma, çalışan
          sağlayıcıyla sürer.
        </p>
      )}
      <DialogActions>
        <Button onClick={onCancel} disabled={saving}>
          Vazgeç
        </Button>
        <Button
          type="submit"
          variant="primary"
          loading={saving}
          loadingText={draft.isActive && !paytr ? 'Deneniyor…' : 'Kaydediliyor…'}
        >
          Kaydet
        </Button>
      </DialogActions>
    </form>
  );
}
