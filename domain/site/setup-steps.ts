/** A step of the first setup: where it is done, as a page of the administration or as words. */
interface SetupStep {
  title: string;
  where: string;
  /** The page on which it is done; none where it is a setting of the environment or a file. */
  to?: string;
}

/** The steps after which a site can be opened to people, in the order of the checklist. */
export const setupSteps = {
  address: { title: 'Sitenin adresi', where: 'PUBLIC_URL ayarı' },
  mail: {
    title: 'E-posta',
    where: 'SMTP_URL, MAIL_FROM ve SUPPORT_EMAIL ayarları; Site kimliği',
    to: '/admin/site-kimligi',
  },
  provider: {
    title: 'Yapay zekâ sağlayıcısı',
    where: 'API ayarları ya da AI_PROVIDER ayarı',
    to: '/admin/api',
  },
  payments: { title: 'Ödemeler', where: 'API ayarları ya da PAYTR_ ayarları', to: '/admin/api' },
  company: { title: 'Şirket bilgileri', where: 'Site kimliği', to: '/admin/site-kimligi' },
  legal: { title: 'Hukuki metinler', where: 'domain/content/legal/reviewed.ts' },
  backup: { title: 'Yedek', where: 'BACKUP_TO ayarı' },
  secondFactor: { title: 'Yöneticilerin iki adımlı girişi', where: 'Güvenlik sayfası', to: '/guvenlik' },
} as const satisfies Record<string, SetupStep>;

export type SetupStepName = keyof typeof setupSteps;
export const setupStepNames = Object.keys(setupSteps) as [SetupStepName, ...SetupStepName[]];
