/** Explains in a browser without scripts that the page needs them; base.css hides the page itself. */
export function NoScriptNote() {
  return (
    <noscript>
      <div id="betik-kapali" className="mx-auto grid max-w-prose gap-4 px-5 py-20">
        <h1 className="text-3xl">Bu sayfa için JavaScript gerekli</h1>
        <p className="text-ink-soft">
          Tarayıcınızda JavaScript kapalı; giriş yapmak, hesap açmak ve yazmak bu yüzden çalışmıyor.
          Tarayıcınızın ayarlarından bu site için JavaScript’i açıp sayfayı yenileyin.
        </p>
      </div>
    </noscript>
  );
}
