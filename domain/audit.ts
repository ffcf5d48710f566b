/** What can be changed, by the kinds of things that the audit log names. A kind beside these is found under 'all'. */
export const auditSubjects = {
  users: ['user'],
  payments: ['order', 'membership_payment'],
  blog: ['blog_post', 'blog_category'],
  messages: ['contact_message'],
  api: ['api_config'],
  settings: ['settings', 'cache'],
} as const satisfies Record<string, readonly string[]>;

export type AuditArea = keyof typeof auditSubjects;
export const auditAreas = Object.keys(auditSubjects) as [AuditArea, ...AuditArea[]];
