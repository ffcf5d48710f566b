import type { PlanId } from '#domain/billing/plans.ts';
import { demoAdministratorEmail } from '../../env.ts';
import { type DemoStory, demoStories } from './demo-stories.ts';

export interface DemoAccount {
  /** The account's purpose, in Turkish. */
  label: string;
  email: string;
  username: string;
  fullName: string;
  plan: PlanId;
  stories: readonly DemoStory[];
  /** Tokens spent on texts that were not stored: today, yesterday and so on. */
  recentUse: readonly number[];
}

/** One account of each kind. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    label: 'Başlangıç planı',
    email: 'ucretsiz@yazihane.example',
    username: 'defne_akin',
    fullName: 'Defne Akın',
    plan: 'free',
    stories: demoStories.free,
    recentUse: [45, 180, 0, 120, 260, 0, 90],
  },
  {
    label: 'Profesyonel plan',
    email: 'pro@yazihane.example',
    username: 'kerem_soysal',
    fullName: 'Kerem Soysal',
    plan: 'pro',
    stories: demoStories.pro,
    recentUse: [310, 1240, 860, 0, 1530, 420, 690],
  },
  {
    label: 'Yayıncı planı',
    email: 'yayinci@yazihane.example',
    username: 'nilufer_aydin',
    fullName: 'Nilüfer Aydın',
    plan: 'publisher',
    stories: demoStories.publisher,
    recentUse: [520, 0, 2140, 1480, 960, 0, 1875],
  },
  {
    label: 'Yönetici',
    email: demoAdministratorEmail,
    username: 'yonetici',
    fullName: 'İnci Yönetmen',
    plan: 'free',
    stories: demoStories.administrator,
    recentUse: [0, 140, 75, 0, 210, 0, 60],
  },
];
