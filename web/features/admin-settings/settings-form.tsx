import type { ReactNode } from 'react';
import type { StoredSettings } from '#contract/settings.ts';
import { type AnnouncementLevel, announcementLevels, settingsLimits } from '#domain/site/site-settings.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChangedElsewhere } from '#web/ui/changed-elsewhere.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { draftOf, fieldNames, fieldText, type SettingsDraft } from './settings-draft.ts';
import { useSettings } from './use-settings.ts';

const levels = Object.entries(announcementLevels).map(([value, label]) => ({
  value: value as AnnouncementLevel,
  label,
}));

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** All settings with one line of explanation; they are saved together. */
export function SettingsForm({ stored, owner }: { stored: StoredSettings; owner: string }) {
  const settings = useSettings(stored, owner);
  const { draft, faults, change, clash, saving, touched } = settings;
  const turn = (
    field: 'maintenance' | 'registrationOpen' | 'generationOn' | 'guestTrial' | 'announcementShown',
  ) => ({
    label: fieldNames[field],
    checked: draft[field],
    onChange: (on: boolean) => change({ [field]: on } as Partial<SettingsDraft>),
  });
  return (
    <form
      ref={settings.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        settings.submit();
      }}
      className="grid gap-6"
    >
      {clash && (
        <ChangedElsewhere
          title="Ayarlar siz düzenlerken değişti"
          text={`${stored.updatedBy ?? 'Başka bir yönetici'} yeni bir sürüm kaydetti. ${
            clash.both.length > 0
              ? 'Aşağıdakileri ikiniz de değiştirdiniz.'
              : 'Sizin değiştirdiklerinize dokunmadı; ikisi birlikte kaydedilebilir.'
          }`}
          rows={clash.both.map((field) => ({
            label: fieldNames[field],
            theirs: fieldText(field, draftOf(stored)),
            mine: fieldText(field, draft),
          }))}
          takeText="Kayıtlı olanı al"
          keepText="Benimkilerle kaydet"
          onTakeTheirs={settings.discard}
          onKeepMine={settings.keepMine}
          saving={saving}
        />
      )}
      {settings.box && <Banner tone="error">{settings.box}</Banner>}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Group id="ayar-duyuru" title="Duyuru">
          <SwitchField {...turn('announcementShown')}>
            Her sayfanın üstünde bir satır olarak görünür.
          </SwitchField>
          <TextArea
            label={fieldNames.announcementText}
            name="announcementText"
            rows={2}
            grows
            maxLength={settingsLimits.announcement}
            aside={`${draft.announcementText.length}/${settingsLimits.announcement}`}
            value={draft.announcementText}
            onChange={(event) => change({ announcementText: event.target.value })}
            error={faults.announcementText}
          />
          <ChoiceGroup
            label={fieldNames.announcementLevel}
            value={draft.announcementLevel}
            choices={levels}
            onChange={(announcementLevel) => change({ announcementLevel })}
          />
        </Group>
        <Group id="ayar-bakim" title="Bakım ve üyelik">
          <SwitchField {...turn('maintenance')}>
            Açıkken site okunur ama yazılamaz; ödeme bildirimleri ve yöneticiler çalışmayı sürdürür.
          </SwitchField>
          <SwitchField {...turn('registrationOpen')}>
            Kapalıyken kimse yeni hesap açamaz; üyeler her zamanki gibi giriş yapar.
          </SwitchField>
          <TextField
            label={fieldNames.welcomeTokens}
            hint="Yeni bir hesaba, e-posta adresi doğrulandığında bir kez eklenen token. 0 yazarsanız hediye verilmez."
            name="welcomeTokens"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            required
            value={draft.welcomeTokens}
            onChange={(event) => change({ welcomeTokens: event.target.value })}
            error={faults.welcomeTokens}
          />
        </Group>
        <Group id="ayar-uretim" title="Üretim ve deneme">
          <SwitchField {...turn('generationOn')}>
            Kapalıyken kimse yeni metin üretemez; yazmak ve kaydetmek sürer.
          </SwitchField>
          <SwitchField {...turn('guestTrial')}>
            Kapalıyken ziyaretçiler üretmek için önce hesap açar.
          </SwitchField>
          <TextField
            label={fieldNames.guestDailyTokens}
            hint="Bir ağ adresindeki bütün ziyaretçilerin bir günde harcayabileceği token."
            name="guestDailyTokens"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            required
            value={draft.guestDailyTokens}
            onChange={(event) => change({ guestDailyTokens: event.target.value })}
            error={faults.guestDailyTokens}
          />
          <TextField
            label={fieldNames.freeFailuresPerDay}
            hint="Metin geldikten sonra yarıda kesilen üretimlerin kaçı, kişi başına bir günde ücretsiz sayılır. Sonrakiler gelen metin kadar token harcar."
            name="freeFailuresPerDay"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            required
            value={draft.freeFailuresPerDay}
            onChange={(event) => change({ freeFailuresPerDay: event.target.value })}
            error={faults.freeFailuresPerDay}
          />
        </Group>
      </div>
      <div className="sticky bottom-0 -mx-5 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper px-5 py-3">
        <p role="status" className="text-sm text-ink-soft">
          {touched
            ? 'Kaydedilmemiş değişiklikler var.'
            : stored.updatedBy
              ? `Son değişiklik: ${formatDayAndTime(stored.updatedAt)}, ${stored.updatedBy}`
              : 'Henüz bir ayar değiştirilmedi.'}
        </p>
        <div className="flex flex-wrap gap-2">
          {touched && (
            <Button onClick={settings.discard} disabled={saving}>
              Değişiklikleri geri al
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            disabled={!touched || clash !== null}
            loading={saving}
            loadingText="Kaydediliyor…"
          >
            Kaydet
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={settings.questions.length > 0}
        onOpenChange={(open) => !open && settings.forgetQuestions()}
        title="Bu değişiklik herkesi etkiler"
        confirmText="Kaydet"
        pendingText="Kaydediliyor…"
        onConfirm={settings.confirm}
        pending={saving}
      >
        <ul className="grid list-disc gap-1.5 pl-5">
          {settings.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <p className="mt-3">
          Birkaç saniye içinde bütün sitede geçerli olur. İstediğiniz an geri açabilirsiniz.
        </p>
      </ConfirmDialog>
    </form>
  );
}
