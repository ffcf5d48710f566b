// Made from the contract by every build and at the start of development. Do not edit.
export const apiRoutes = {
  "auth": {
    "signUp": "POST /auth/sign-up",
    "signIn": "POST /auth/sign-in",
    "signOut": "POST /auth/sign-out",
    "session": "GET /auth/session"
  },
  "tokens": {
    "balance": "GET /tokens",
    "history": "GET /tokens/history",
    "ledger": "GET /tokens/ledger",
    "use": "POST /tokens/use",
    "useForResponse": "POST /tokens/use-for-response"
  },
  "stories": {
    "list": "GET /stories",
    "get": "GET /stories/{id}",
    "create": "POST /stories",
    "update": "PUT /stories/{id}",
    "trash": "POST /stories/{id}/trash",
    "restore": "POST /stories/{id}/restore",
    "remove": "DELETE /stories/{id}"
  },
  "generations": {
    "create": "POST /generations",
    "stream": "POST /generations/stream",
    "latest": "GET /generations/latest",
    "get": "GET /generations/{id}",
    "follow": "GET /generations/{id}/events",
    "stop": "POST /generations/{id}/stop",
    "dismiss": "POST /generations/{id}/dismiss"
  },
  "site": {
    "status": "GET /site"
  }
} as const;
