import type { PlanId } from '#domain/plans.ts';
import { demoAdministratorEmail } from '../../env.ts';
import { type DemoStory, demoStories } from './demo-stories.ts';

export interface DemoAccount {
  /** What the account shows, in Turkish. */
  label: string;
  email: string;
  username: string;
  fullName: string;
  plan: PlanId;
  stories: readonly DemoStory[];
}

/** One account of each kind (issue 1: free, pro, publisher, administrator). */
export const demoAccounts: readonly DemoAccount[] = [
  {
    label: 'Başlangıç planı',
    email: 'ucretsiz@yazihane.example',
    username: 'defne_akin',
    fullName: 'Defne Akın',
    plan: 'free',
    stories: demoStories.free,
  },
  {
    label: 'Profesyonel plan',
    email: 'pro@yazihane.example',
    username: 'kerem_soysal',
    fullName: 'Kerem Soysal',
    plan: 'pro',
    stories: demoStories.pro,
  },
  {
    label: 'Yayıncı planı',
    email: 'yayinci@yazihane.example',
    username: 'nilufer_aydin',
    fullName: 'Nilüfer Aydın',
    plan: 'publisher',
    stories: demoStories.publisher,
  },
  {
    label: 'Yönetici',
    email: demoAdministratorEmail,
    username: 'yonetici',
    fullName: 'İnci Yönetmen',
    plan: 'free',
    stories: demoStories.administrator,
  },
];
