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
  /** The user id of the open work's owner. */
  ownerId: string;
  /** The sign-in page with all methods, which returns to this page. */
  signInPath: string;
  onClose: () => void;
  /** Called when the same person has signed in again. */
  onBack: () => void;
  /** Saves a copy for another person who has signed in; their account never writes into the owner's story. */
  onKeepForOther: () => Promise<void>;
}

/** Offers another person who has signed in to save the text as a new story. */
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

/** Signs in over the open page, which keeps its state, when the session has ended during work. */
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
    // The page then closes for the other person, and its draft stays for the owner.
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
