import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProfileDetails } from '#contract/profile.ts';
import { earliestBirthDate, profileErrors } from '#domain/account/profile.ts';
import { usernameHint } from '#domain/account/username-hint.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { signedInAs } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ownProfile } from './panel-queries.ts';
import { SettingsDialog, type SettingsDialogProps } from './settings-dialog.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** Time to read the success message before the dialog closes, ms (docs/product/pages.md). */
const closesAfterMs = 1_500;
const numbers = new Intl.NumberFormat('tr-TR');

function ProfileForm({ profile, onDone }: { profile: ProfileDetails; onDone: () => void }) {
  const client = useQueryClient();
  const [bioLength, setBioLength] = useState(profile.bio.length);
  const { faults, box, saving, saved, submit } = useSettingsForm({
    check: ({ fullName = '', username = '', bio = '', birthDate = '' }) =>
      profileErrors({ fullName, username, bio, birthDate }, new Date()),
    async send({ fullName = '', username = '', bio = '', birthDate = '' }) {
      const answer = await api.profile.update({ fullName, username, bio, birthDate: birthDate || null });
      client.setQueryData(ownProfile().queryKey, answer.profile);
      signedInAs(answer.viewer);
    },
    fieldOfCode: { USERNAME_TAKEN: 'username' },
    fallback: messages.profile.updateFailed,
  });
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(onDone, closesAfterMs);
    return () => clearTimeout(timer);
  }, [saved, onDone]);
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Ad soyad"
        name="fullName"
        autoComplete="name"
        maxLength={limits.fullName}
        required
        defaultValue={profile.fullName}
        error={faults.fullName}
      />
      <TextField
        label="Kullanıcı adı"
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={profile.username ?? ''}
        hint={usernameHint(faults.username)}
        error={faults.username}
      />
      <TextArea
        label="Hakkınızda"
        name="bio"
        rows={3}
        grows
        optional
        maxLength={limits.bio}
        aside={`${numbers.format(bioLength)} / ${numbers.format(limits.bio)}`}
        onInput={(event) => setBioLength(event.currentTarget.value.length)}
        defaultValue={profile.bio}
        error={faults.bio}
      />
      <TextField
        label="Doğum tarihi"
        name="birthDate"
        type="date"
        autoComplete="bday"
        optional
        min={earliestBirthDate}
        max={istanbulDay(new Date())}
        defaultValue={profile.birthDate ?? ''}
        error={faults.birthDate}
      />
      {box && <Banner tone="error">{box}</Banner>}
      {saved && <Banner tone="success">{messages.profile.updated}</Banner>}
      <DialogActions>
        <Button type="submit" variant="primary" loading={saving} loadingText="Kaydediliyor…">
          Kaydet
        </Button>
      </DialogActions>
    </form>
  );
}

/** Profile settings (docs/product/pages.md): name, username, biography, birth date. */
export function ProfileDialog({ open, onOpenChange }: SettingsDialogProps) {
  const query = useQuery({ ...ownProfile(), enabled: open });
  return (
    <SettingsDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Profil ayarları"
      query={query}
      loadingText="Profil bilgileri yükleniyor…"
      loadFailedText={messages.profile.loadFailed}
    >
      {(profile) => <ProfileForm profile={profile} onDone={() => onOpenChange(false)} />}
    </SettingsDialog>
  );
}
