// Made from the contract by every build and at the start of development. Do not edit.
export const apiRoutes = {
  "auth": {
    "signUp": "POST /auth/sign-up",
    "signIn": "POST /auth/sign-in",
    "signOut": "POST /auth/sign-out",
    "session": "GET /auth/session"
  },
  "account": {
    "requestVerification": "POST /account/verification",
    "verifyEmail": "POST /account/verification/confirm",
    "previewTakeover": "POST /account/verification/takeover/preview",
    "takeOver": "POST /account/verification/takeover",
    "requestPasswordReset": "POST /account/password-reset",
    "resetPassword": "POST /account/password-reset/confirm",
    "changePassword": "PUT /account/password",
    "requestEmailChange": "POST /account/email",
    "confirmEmailChange": "POST /account/email/confirm",
    "requestCode": "POST /account/code",
    "signInWithCode": "POST /account/code/confirm",
    "sessions": "GET /account/sessions",
    "endSession": "DELETE /account/sessions/{id}",
    "endOtherSessions": "DELETE /account/sessions",
    "exportData": "GET /account/export",
    "remove": "POST /account/remove"
  },
  "secondFactor": {
    "status": "GET /second-factor",
    "begin": "POST /second-factor",
    "confirm": "POST /second-factor/confirm",
    "renewCodes": "POST /second-factor/recovery-codes",
    "remove": "POST /second-factor/remove",
    "verify": "POST /second-factor/verify"
  },
  "google": {
    "begin": "POST /google/begin",
    "finish": "POST /google/finish",
    "finishWithToken": "POST /google/finish-with-token"
  },
  "tokens": {
    "balance": "GET /tokens",
    "history": "GET /tokens/history",
    "ledger": "GET /tokens/ledger",
    "stories": "GET /tokens/stories",
    "use": "POST /tokens/use",
    "useForResponse": "POST /tokens/use-for-response"
  },
  "profile": {
    "get": "GET /profile",
    "update": "PUT /profile",
    "notifications": "GET /profile/notifications",
    "updateNotifications": "PATCH /profile/notifications",
    "billing": "GET /profile/billing",
    "updateBilling": "PUT /profile/billing"
  },
  "panel": {
    "overview": "GET /panel"
  },
  "stories": {
    "list": "GET /stories",
    "get": "GET /stories/{id}",
    "getRevision": "GET /stories/{id}/revision",
    "create": "POST /stories",
    "update": "PUT /stories/{id}",
    "discard": "POST /stories/{id}/discard",
    "trash": "POST /stories/{id}/trash",
    "bin": "GET /bin/stories",
    "restore": "POST /stories/{id}/restore",
    "remove": "DELETE /stories/{id}"
  },
  "revisions": {
    "list": "GET /stories/{id}/revisions",
    "get": "GET /stories/{id}/revisions/{revisionId}",
    "keep": "POST /stories/{id}/revisions",
    "rename": "PUT /stories/{id}/revisions/{revisionId}",
    "remove": "DELETE /stories/{id}/revisions/{revisionId}",
    "restore": "POST /stories/{id}/revisions/{revisionId}/restore"
  },
  "shares": {
    "get": "GET /stories/{id}/share",
    "set": "PUT /stories/{id}/share",
    "revoke": "DELETE /stories/{id}/share",
    "read": "GET /shared/{token}"
  },
  "documents": {
    "make": "POST /documents/exports",
    "makeOfText": "POST /documents/exports/text",
    "read": "POST /documents/imports"
  },
  "characters": {
    "list": "GET /characters",
    "create": "POST /characters",
    "update": "PUT /characters/{id}",
    "remove": "DELETE /characters/{id}"
  },
  "plotElements": {
    "list": "GET /plot-elements",
    "create": "POST /plot-elements",
    "update": "PUT /plot-elements/{id}",
    "remove": "DELETE /plot-elements/{id}"
  },
  "world": {
    "list": "GET /bible",
    "create": "POST /bible",
    "update": "PUT /bible/{id}",
    "remove": "DELETE /bible/{id}",
    "setAliases": "PUT /bible/{id}/aliases",
    "setUse": "PUT /stories/{storyId}/bible/{id}"
  },
  "houseStyle": {
    "style": "GET /stories/{id}/style",
    "setStyle": "PUT /stories/{id}/style",
    "words": "GET /dictionary",
    "addWord": "POST /dictionary",
    "removeWord": "POST /dictionary/removals"
  },
  "goals": {
    "read": "GET /goals",
    "set": "PUT /goals",
    "report": "PUT /goals/written"
  },
  "generations": {
    "create": "POST /generations",
    "stream": "POST /generations/stream",
    "latest": "GET /generations/latest",
    "landing": "GET /generations/landing",
    "preview": "POST /generations/preview",
    "material": "GET /generations/{id}/material",
    "get": "GET /generations/{id}",
    "follow": "GET /generations/{id}/events",
    "stop": "POST /generations/{id}/stop",
    "dismiss": "POST /generations/{id}/dismiss"
  },
  "variants": {
    "list": "GET /stories/{id}/variants",
    "get": "GET /generations/{id}/variants",
    "write": "POST /generations/{id}/variants",
    "keep": "POST /generations/{id}/keep",
    "remove": "DELETE /generations/{id}/variants"
  },
  "selections": {
    "stream": "POST /selection-actions/stream"
  },
  "wizard": {
    "status": "GET /wizard",
    "story": "GET /wizard/stories/{id}"
  },
  "adultContent": {
    "declare": "PUT /adult-content/declaration",
    "withdraw": "DELETE /adult-content/declaration"
  },
  "payments": {
    "createIntent": "POST /payments/orders",
    "documents": "GET /payments/documents",
    "order": "GET /payments/orders/{id}",
    "orders": "GET /payments/orders",
    "pending": "GET /payments/pending",
    "checkOrder": "POST /payments/orders/{id}/check",
    "adminList": "GET /admin/payments/notifications",
    "adminOpen": "GET /admin/payments/open",
    "adminStats": "GET /admin/payments/stats",
    "adminWebhook": "GET /admin/payments/webhook",
    "adminReconcile": "POST /admin/payments/reconcile",
    "adminRefundPreview": "GET /admin/payments/refund-preview",
    "adminRefund": "POST /admin/payments/refund"
  },
  "planCancellation": {
    "cancel": "POST /plan/cancellation",
    "withdraw": "DELETE /plan/cancellation"
  },
  "presence": {
    "start": "POST /presence/start",
    "heartbeat": "POST /presence/heartbeat",
    "end": "POST /presence/end",
    "stats": "GET /presence/stats"
  },
  "blog": {
    "list": "GET /blog/posts",
    "post": "GET /blog/posts/{slug}",
    "categories": "GET /blog/categories",
    "addresses": "GET /blog/addresses",
    "adminList": "GET /admin/blog/posts",
    "adminGet": "GET /admin/blog/posts/{id}",
    "adminPreview": "GET /admin/blog/posts/{id}/preview",
    "adminRender": "POST /admin/blog/render",
    "create": "POST /admin/blog/posts",
    "update": "PUT /admin/blog/posts/{id}",
    "adminEditing": "POST /admin/blog/posts/{id}/editing",
    "remove": "DELETE /admin/blog/posts/{id}",
    "adminCategories": "GET /admin/blog/categories",
    "createCategory": "POST /admin/blog/categories"
  },
  "membership": {
    "validate": "GET /membership/validate",
    "startPayment": "POST /membership/payments",
    "grant": "POST /membership/grant",
    "testGrant": "POST /membership/test-grant",
    "adminPending": "GET /admin/membership/pending",
    "adminApprove": "POST /admin/membership/pending/approve",
    "adminReject": "POST /admin/membership/pending/reject",
    "adminRefund": "POST /admin/membership/refund"
  },
  "contact": {
    "send": "POST /contact"
  },
  "adminMessages": {
    "list": "GET /admin/messages",
    "get": "GET /admin/messages/{id}",
    "stats": "GET /admin/message-stats",
    "update": "PUT /admin/messages/{id}",
    "reply": "POST /admin/messages/{id}/replies"
  },
  "apiConfigs": {
    "list": "GET /admin/api-configs",
    "create": "POST /admin/api-configs",
    "update": "PUT /admin/api-configs/{id}",
    "toggle": "PUT /admin/api-configs/{id}/active",
    "remove": "DELETE /admin/api-configs/{id}",
    "reveal": "POST /admin/api-configs/{id}/reveal",
    "test": "POST /admin/api-configs/{id}/test"
  },
  "settings": {
    "get": "GET /admin/settings",
    "update": "PUT /admin/settings"
  },
  "adminUsers": {
    "list": "GET /admin/users",
    "stats": "GET /admin/users/stats",
    "setPlan": "PUT /admin/users/{id}/plan",
    "addTokens": "POST /admin/users/{id}/tokens",
    "resendVerification": "POST /admin/users/{id}/verification",
    "suspend": "POST /admin/users/{id}/suspend",
    "restore": "POST /admin/users/{id}/restore"
  },
  "audit": {
    "list": "GET /admin/audit"
  },
  "administration": {
    "overview": "GET /admin/overview",
    "clearPages": "POST /admin/cache/clear"
  },
  "site": {
    "status": "GET /site",
    "notice": "GET /site/notice"
  }
} as const;
