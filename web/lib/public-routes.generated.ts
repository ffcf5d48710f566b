// Made from the contract by every build and at the start of development. Do not edit.
export const publicRoutes = {
  "auth": {
    "signUp": "POST /auth/sign-up",
    "signIn": "POST /auth/sign-in",
    "signOut": "POST /auth/sign-out",
    "session": "GET /auth/session"
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
  "presence": {
    "start": "POST /presence/start",
    "heartbeat": "POST /presence/heartbeat",
    "end": "POST /presence/end",
    "stats": "GET /presence/stats"
  },
  "contact": {
    "send": "POST /contact"
  }
} as const;
