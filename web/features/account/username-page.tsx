import { useNavigate, useSearchParams } from 'react-router';
import { usernameHint } from '#domain/account/username-hint.ts';
import { messages } from '#domain/messages/index.ts';
import { safeNext, signedInAs, useSession } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { checkUsername } from './account-faults.ts';
import { AccountPage } from './account-page.tsx';
import { useAccountForm } from './use-account-form.ts';

async function choose(username: string) {
  const own = await api.profile.get({});
  return api.profile.update({ ...own, username });
}

/** Asks for a username after a first sign-in by Google or a takeover. */
export function UsernamePage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { viewer } = useSession();
  const { faults, sending, submit } = useAccountForm({
    check: checkUsername,
    send: ({ username = '' }) => choose(username.trim()),
    onDone({ viewer: changed }) {
      signedInAs(changed);
      void navigate(safeNext(search.get('next')), { replace: true });
    },
    fallback: messages.request.unknown,
  });
  return (
    <AccountPage title="Kullanıcı adınızı seçin" lead="Sizi bu adla anacağız; sonra değiştirebilirsiniz.">
      <form noValidate onSubmit={submit} className="grid gap-5">
        {faults.box && <Banner tone="error">{faults.box}</Banner>}
        <TextField
          label="Kullanıcı adı"
          name="username"
          defaultValue={viewer?.username ?? ''}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={usernameHint(faults.fields.username)}
          error={faults.fields.username}
        />
        <Button type="submit" variant="primary" fullWidth loading={sending} loadingText="Kaydediliyor…">
          Devam et
        </Button>
      </form>
    </AccountPage>
  );
}
