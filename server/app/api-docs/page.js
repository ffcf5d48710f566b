// Runs in the browser at /api/docs: starts Swagger UI, in the colours that the reader's system prefers.
const dark = matchMedia('(prefers-color-scheme: dark)');
const applyTheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', applyTheme);
applyTheme();

const nothing = () => null;
/** The session is a cookie, which the browser sends itself: there is nothing to fill in. */
const withoutAuthorization = () => ({
  wrapComponents: {
    authorizeBtn: () => nothing,
    authorizeOperationBtn: () => nothing,
  },
});

window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  // Types and limits instead of an invented example.
  defaultModelRendering: 'model',
  // Read only: an operation called from here would act on the reader's own account.
  supportedSubmitMethods: [],
  // Swagger UI's own default is a validator on a foreign host.
  validatorUrl: null,
  plugins: [withoutAuthorization],
});
