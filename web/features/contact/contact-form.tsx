import { Send } from 'lucide-react';
import { Link } from 'react-router';
import { contactCategories, contactLimits } from '#domain/account/contact.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { useBrand } from '#web/lib/brand.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { controlClasses, Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useContactForm } from './use-contact-form.ts';

/** How long the success banner stays, ms (docs/product/content.md). */
const bannerMs = 5_000;

/** The reference of a sent message, which stays on screen so that it can be written down. */
function SentReference({ reference }: { reference: string }) {
  const { viewer } = useSession();
  return (
    <div role="status" className="grid gap-1 rounded-md border border-line bg-well px-4 py-3 text-sm">
      <p>
        Başvuru numaranız: <strong className="tabular-nums">{reference}</strong>
      </p>
      <p className="text-ink-soft">
        {viewer ? (
          <>
            Yazışmayı{' '}
            <Link to="/panel/destek" className="text-accent underline underline-offset-4">
              panelinizde
            </Link>{' '}
            izleyebilirsiniz.
          </>
        ) : (
          'Bize yeniden yazarsanız bu numarayı ekleyin. Yanıtımız yazdığınız adrese posta olarak gelir.'
        )}
      </p>
    </div>
  );
}

/** A message to support (docs/product/content.md). */
export function ContactForm() {
  const brand = useBrand();
  const { form, faults, sending, sent, reference, submit, closeBanner } = useContactForm();
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <noscript>
        <p className="rounded-md border border-line bg-well px-4 py-3 text-sm">
          Bu form JavaScript ile çalışır. Tarayıcınızda kapalıysa mesajınızı{' '}
          <a href={`mailto:${brand.email}`} className="text-accent underline underline-offset-4">
            {brand.email}
          </a>{' '}
          adresine yazabilirsiniz.
        </p>
      </noscript>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Adınız"
          name="name"
          autoComplete="name"
          maxLength={contactLimits.name}
          required
          error={faults.fields.name}
        />
        <TextField
          label="E-posta"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={limits.email}
          required
          error={faults.fields.email}
        />
      </div>
      <Field label="Kategori" error={faults.fields.category}>
        {(ids) => (
          <select {...ids} name="category" required defaultValue="" className={controlClasses}>
            <option value="">Seçin</option>
            {Object.entries(contactCategories).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        label="Konu"
        name="subject"
        autoComplete="off"
        maxLength={contactLimits.subject}
        required
        error={faults.fields.subject}
      />
      <TextArea
        label="Mesajınız"
        name="message"
        rows={7}
        grows
        maxLength={contactLimits.message}
        required
        error={faults.fields.message}
      />
      {/* Programs fill in every field they find; people neither see nor reach this one. */}
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Bu alanı boş bırakın
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {sent && (
          <Banner tone="success" onDismiss={closeBanner} leavesAfterMs={bannerMs}>
            {messages.contact.sent}
          </Banner>
        )}
      </div>
      {reference && <SentReference reference={reference} />}
      {faults.box && (
        <Banner tone="error" title={faults.box}>
          Yazdıklarınız burada duruyor; biraz sonra yeniden gönderebilirsiniz.
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" variant="primary" icon={<Send />} loading={sending} loadingText="Gönderiliyor…">
          Gönder
        </Button>
        <p className="text-sm text-ink-soft">Bütün alanlar zorunludur.</p>
      </div>
    </form>
  );
}
