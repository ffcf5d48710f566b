import type { AdminPrompt } from '#contract/prompts.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChangedElsewhere } from '#web/ui/changed-elsewhere.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TwoStepButton } from '#web/ui/two-step-button.tsx';
import { PromptTrial } from './prompt-trial.tsx';
import { PromptVariables } from './prompt-variables.tsx';
import { PromptVersions } from './prompt-versions.tsx';
import { draftOf, type PromptDrafts, usePrompt } from './use-prompt.ts';

const labels = { system: 'Kurallar (sistem iletisi)', user: 'Malzeme ve istek (kullanıcı iletisi)' } as const;

/** When and by whom the prompt was changed last. */
function stateOf({ changedAt, changedBy, isOverridden, own }: AdminPrompt): string {
  if (!changedAt) return `Programın kendi metni, ${own.version}. sürüm.`;
  const who = `${formatDayAndTime(changedAt)}, ${changedBy}`;
  return isOverridden ? `Değiştirildi: ${who}` : `Programın kendi metnine dönüldü: ${who}`;
}

/** One prompt: its two messages, a trial and its history. */
export function PromptForm({ stored, drafts }: { stored: AdminPrompt; drafts: PromptDrafts }) {
  const prompt = usePrompt(stored, drafts);
  const { draft, errors, change, clash, saving, touched } = prompt;
  const isOlder = stored.basedOn !== null && stored.basedOn < stored.own.version;
  return (
    <div className="grid gap-10">
      <form
        ref={prompt.form}
        noValidate
        aria-label={stored.name}
        onSubmit={(event) => {
          event.preventDefault();
          prompt.submit();
        }}
        className="grid gap-6"
      >
        {clash && (
          <ChangedElsewhere
            title="Yönerge siz düzenlerken değişti"
            text={`${stored.changedBy ?? 'Başka bir yönetici'} başka bir metin kaydetti. ${
              clash.both.length > 0
                ? 'Aşağıdakileri ikiniz de değiştirdiniz.'
                : 'Sizin değiştirdiğinize dokunmadı; ikisi birlikte kaydedilebilir.'
            }`}
            rows={clash.both.map((name) => ({
              label: labels[name],
              theirs: stored[name],
              mine: draft[name],
            }))}
            takeText="Kayıtlı olanı al"
            keepText="Benimkiyle kaydet"
            onTakeTheirs={prompt.discard}
            onKeepMine={prompt.keepMine}
            saving={saving}
          />
        )}
        {isOlder && (
          <Banner tone="info">
            Bu metin programın {stored.basedOn}. sürümünden yazıldı; program şimdi {stored.own.version}.
            sürümü getiriyor. Geçmişin altından karşılaştırabilirsiniz.
          </Banner>
        )}
        {prompt.box && <Banner tone="error">{prompt.box}</Banner>}
        {(['system', 'user'] as const).map((name) => (
          <TextArea
            key={name}
            label={labels[name]}
            name={name}
            rows={name === 'system' ? 18 : 14}
            spellCheck={false}
            value={draft[name]}
            onChange={(event) => change({ [name]: event.target.value })}
            error={errors[name]}
          />
        ))}
        <PromptVariables variables={stored.variables} />
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p role="status" className="text-sm text-ink-soft wrap-anywhere">
            {touched ? 'Kaydedilmemiş değişiklikler var.' : stateOf(stored)}
          </p>
          <div className="flex flex-wrap gap-2">
            {touched && (
              <Button onClick={prompt.discard} disabled={saving}>
                Değişiklikleri geri al
              </Button>
            )}
            {stored.isOverridden && !touched && (
              <TwoStepButton
                label="Programın metnine dön"
                armedLabel="Evet, metne dön"
                name={`${stored.name}: programın metnine dön`}
                armedName="Evet, programın metnine dön"
                onConfirm={prompt.reset}
                loading={prompt.resetting}
                loadingText="Dönülüyor…"
              />
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
      <PromptTrial trial={prompt.trial} />
      <PromptVersions prompt={stored} onTakeBack={(text) => prompt.takeBack(draftOf(text))} />
    </div>
  );
}
