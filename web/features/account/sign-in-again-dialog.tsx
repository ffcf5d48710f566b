import { useState } from 'react';
import { Link } from 'react-router';
import type { Viewer } from '#contract/auth.ts';
import { messages } from '#domain/messages/index.ts';
import { signedInAs } from '#web/features/session/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';

export interface SignInAgainDialogProps {
  /** Whose work stands in the page. */
  ownerId: string;
  /** Where every other way to sign in is, which comes back here. */
  signInPath: string;
  onClose: () => void;
  /** The same person is signed in again. */
  onBack: () => void;
  /** Keeps a copy for another person who has signed in instead; their account never writes into the owner's story. */
  onKeepForOther: () => Promise<void>;
}

/** Another person has signed in: their account gets a story of its own, or nothing. */
function OtherPerson({ viewer, onKeep }: { viewer: Viewer; onKeep: () => Promise<void> }) {
  const [keeping, setKeeping] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  async function keep() {
    setKeeping(true);
    setFault(null);
    try {
      await onKeep();
      signedInAs(viewer);
    } catch (error) {
      setFault(errorText(error, messages.story.saveFailed));
      setKeeping(false);
    }
  }
  return (
    <div className="grid gap-5">
      {fault && <Banner tone="error">{fault}</Banner>}
      <p>
        Bu metin başka bir hesabın. {viewer.email} hesabına yeni bir hikâye olarak kaydedebilirsiniz; öteki
        hesaptaki hikâye değişmez.
      </p>
      <DialogActions>
        <Button onClick={() => signedInAs(viewer)}>Kaydetmeden panele geç</Button>
        <Button variant="primary" loading={keeping} loadingText="Kaydediliyor…" onClick={() => void keep()}>
          Yeni hikâye olarak kaydet
        </Button>
      </DialogActions>
    </div>
  );
}

const stays = 'Yazdıklarınız burada duruyor. Giriş yapınca hikâyeniz kaydedilir.';

/** Signs in over the page that is open, which stays as it is: for a session that has ended in the middle of work. */
export default function SignInAgainDialog(props: SignInAgainDialogProps) {
  const [atCode, setAtCode] = useState(false);
  const [other, setOther] = useState<Viewer | null>(null);
  function take(viewer: Viewer | null) {
    if (!viewer) return setAtCode(true);
    if (viewer.id !== props.ownerId) return setOther(viewer);
    signedInAs(viewer);
    props.onBack();
  }
  function close() {
    // The room then makes way for the other person, and keeps the text for its owner.
    if (other) signedInAs(other);
    props.onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={other ? 'Başka bir hesapla giriş yaptınız' : 'Oturumunuz sona erdi'}
      description={other ? undefined : stays}
    >
      {other ? (
        <OtherPerson viewer={other} onKeep={props.onKeepForOther} />
      ) : (
        <>
          {atCode ? (
            <SecondStepForm
              label="Doğrulama uygulamanızdaki kod ya da bir kurtarma kodu"
              send="Giriş yap ve kaydet"
              onDone={take}
              onBack={() => setAtCode(false)}
            />
          ) : (
            <PasswordForm send="Giriş yap ve kaydet" onDone={({ viewer }) => take(viewer)} />
          )}
          <p className="text-sm">
            <Link to={props.signInPath} className="text-accent underline underline-offset-4">
              Başka bir yolla giriş yap
            </Link>
          </p>
        </>
      )}
    </Dialog>
  );
}
