import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

const intents = {
  sign_in: {
    text: 'Google ile giriş yap',
    fallback: messages.account.googleSignInFailed,
    title: 'Giriş Hatası',
    legal: 'Google ile ilk girişinizde bir hesap açılır; hesap açarken',
  },
  sign_up: {
    text: 'Google ile kayıt ol',
    fallback: messages.account.googleSignUpFailed,
    title: 'Kayıt Hatası',
    legal: 'Hesap açarken',
  },
} as const;

const linkClasses = 'text-accent underline underline-offset-4';

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.4h6.2a5.3 5.3 0 0 1-2.3 3.5v2.9h3.7c2.2-2 3.4-5 3.4-8.5Z"
      />
      <path
        fill="#34A853"
        d="M12 23.5c3.1 0 5.7-1 7.6-2.8l-3.7-2.9c-1 .7-2.4 1.1-3.9 1.1-3 0-5.5-2-6.4-4.7H1.8v3A11.5 11.5 0 0 0 12 23.5Z"
      />
      <path fill="#FBBC05" d="M5.6 14.2a6.9 6.9 0 0 1 0-4.4v-3H1.8a11.5 11.5 0 0 0 0 10.4l3.8-3Z" />
      <path
        fill="#EA4335"
        d="M12 5.1c1.7 0 3.2.6 4.4 1.7l3.3-3.3A11.5 11.5 0 0 0 1.8 6.8l3.8 3c.9-2.7 3.4-4.7 6.4-4.7Z"
      />
    </svg>
  );
}

/** Opens Google's sign-in page; the requested page returns with the answer (docs/product/accounts.md). */
export function GoogleButton({ intent }: { intent: keyof typeof intents }) {
  const { text, fallback, title, legal } = intents[intent];
  const [search] = useSearchParams();
  const [leaving, setLeaving] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function leave() {
    setLeaving(true);
    setFault(null);
    try {
      const { url } = await api.google.begin({ intent, next: search.get('next') });
      location.assign(url);
    } catch (error) {
      setFault(errorText(error, fallback));
      setLeaving(false);
    }
  }

  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        ya da
      </p>
      {fault && (
        <Banner tone="error" title={title}>
          {fault}
        </Banner>
      )}
      <Button
        fullWidth
        icon={<GoogleMark />}
        loading={leaving}
        loadingText="Google açılıyor…"
        onClick={() => void leave()}
      >
        {text}
      </Button>
      <p className="text-sm text-ink-soft">
        {legal}{' '}
        <Link to="/kullanim-kosullari" className={linkClasses}>
          Kullanım Koşulları
        </Link>
        ’nı kabul eder,{' '}
        <Link to="/gizlilik-politikasi" className={linkClasses}>
          Gizlilik Politikası
        </Link>
        ’nı okuduğunuzu bildirirsiniz.
      </p>
    </div>
  );
}
