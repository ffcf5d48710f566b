import type { HTMLAttributes, ReactNode } from 'react';
import type { StoredIdentity } from '#contract/site-identity.ts';
import { defaultBrand } from '#domain/site/brand.ts';
import { type IdentityText, identityTexts } from '#domain/site/site-identity.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChangedElsewhere } from '#web/ui/changed-elsewhere.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { draftOf, fieldLabel, fieldText } from './identity-draft.ts';
import { IdentityPreview } from './identity-preview.tsx';
import { IdentityVersions } from './identity-versions.tsx';
import { useIdentity } from './use-identity.ts';

const { claims, company, socialLinks: _, ...texts } = defaultBrand;
/** What applies where a text is left empty; null where nothing is shown. */
const defaults: Readonly<Record<IdentityText, string | null>> = { ...texts, ...claims, ...company };

const inputModes: Partial<Record<IdentityText, HTMLAttributes<HTMLInputElement>['inputMode']>> = {
  email: 'email',
  kep: 'email',
  phone: 'tel',
  mersisNumber: 'numeric',
  taxNumber: 'numeric',
};

function Group({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{note}</p>
      </div>
      {children}
    </Card>
  );
}

/** The site's identity in groups, saved together, with a preview and its earlier versions. */
export function IdentityForm({ stored }: { stored: StoredIdentity }) {
  const identity = useIdentity(stored);
  const { draft, errors, change, clash, saving, touched } = identity;
  const field = (name: IdentityText) => (
    <TextField
      key={name}
      label={identityTexts[name].label}
      hint={defaults[name] === null ? 'Boş bırakırsanız gösterilmez.' : `Boş bırakırsanız: ${defaults[name]}`}
      name={name}
      inputMode={inputModes[name]}
      autoComplete="off"
      maxLength={identityTexts[name].max}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      error={errors[name]}
    />
  );
  return (
    <div className="grid gap-10">
      <form
        ref={identity.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          identity.submit();
        }}
        className="grid gap-6"
      >
        {clash && (
          <ChangedElsewhere
            title="Site kimliği siz düzenlerken değişti"
            text={`${stored.createdBy ?? 'Başka bir yönetici'} yeni bir sürüm kaydetti. ${
              clash.both.length > 0
                ? 'Aşağıdakileri ikiniz de değiştirdiniz.'
                : 'Sizin değiştirdiklerinize dokunmadı; ikisi birlikte kaydedilebilir.'
            }`}
            rows={clash.both.map((name) => ({
              label: fieldLabel(name),
              theirs: fieldText(name, draftOf(stored)),
              mine: fieldText(name, draft),
            }))}
            takeText="Kayıtlı olanı al"
            keepText="Benimkilerle kaydet"
            onTakeTheirs={identity.discard}
            onKeepMine={identity.keepMine}
            saving={saving}
          />
        )}
        {identity.box && <Banner tone="error">{identity.box}</Banner>}
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="grid gap-6">
            <Group
              id="kimlik-ad"
              title="Ad ve adresler"
              note="Sayfalarda, postalarda ve paylaşılan bağlantılarda görünür."
            >
              {(['name', 'tagline', 'email', 'city'] as const).map(field)}
            </Group>
            <Group
              id="kimlik-yanit"
              title="Yanıt süreleri"
              note="İletişim sayfasında görünür. Tutabildiğiniz süreleri yazın."
            >
              {(['generalReply', 'technicalReply', 'urgentReply'] as const).map(field)}
            </Group>
            <Group
              id="kimlik-baglanti"
              title="Sosyal bağlantılar"
              note="Sayfaların altında ve arama motorlarına verilen bilgilerde yer alır."
            >
              <TextArea
                label="Bağlantı adresleri"
                hint="Her satıra bir adres: https://…"
                name="socialLinks"
                inputMode="url"
                rows={3}
                grows
                spellCheck={false}
                value={draft.socialLinks}
                onChange={(event) => change({ socialLinks: event.target.value })}
                error={errors.socialLinks}
              />
            </Group>
            <Group
              id="kimlik-icerik"
              title="İçerik"
              note={
                stored.adultContentAllowed
                  ? 'ADULT_CONTENT ayarı izin veriyor; buradan kapatabilirsiniz.'
                  : 'ADULT_CONTENT ayarı kapalı olduğu için bu seçim şu anda etkisizdir.'
              }
            >
              <SwitchField
                label="Yetişkin içerik"
                checked={draft.adultContent}
                onChange={(adultContent) => change({ adultContent })}
              >
                Açıkken planı uygun olan ve 18 yaşından büyük olduğunu bildiren yazarlar sansürsüz üretebilir.
              </SwitchField>
            </Group>
          </div>
          <div className="grid gap-6">
            <Group
              id="kimlik-sirket"
              title="Şirket bilgileri"
              note="Hukuki metinlere ve satış belgelerine girer. Unvan, adres ve vergi bilgileri olmadan satış kapalıdır. Verilmiş siparişler, onaylandıkları metni korur."
            >
              {(
                ['tradeName', 'address', 'phone', 'mersisNumber', 'taxOffice', 'taxNumber', 'kep'] as const
              ).map(field)}
            </Group>
            <Group
              id="kimlik-iddia"
              title="Rakamlar"
              note="Ana sayfada ve Hakkımızda sayfasında görünür. Kanıtlayamadığınız bir rakam yanıltıcı reklamdır."
            >
              {(['stories', 'writers', 'satisfaction', 'support'] as const).map(field)}
            </Group>
          </div>
        </div>
        <div className="sticky bottom-0 z-10 -mx-5 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper px-5 py-3">
          <p role="status" className="text-sm text-ink-soft wrap-anywhere">
            {touched
              ? 'Kaydedilmemiş değişiklikler var.'
              : stored.createdAt
                ? `Son değişiklik: ${formatDayAndTime(stored.createdAt)}, ${stored.createdBy}`
                : 'Henüz bir değişiklik kaydedilmedi.'}
          </p>
          <div className="flex flex-wrap gap-2">
            {touched && (
              <Button onClick={identity.discard} disabled={saving}>
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
      </form>
      <IdentityPreview draft={draft} preview={identity.preview} />
      <IdentityVersions current={stored.revision} onTakeBack={identity.takeBack} />
    </div>
  );
}
