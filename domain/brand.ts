/** What an operator changes to make the site their own; every text that names the product reads it here. */
export const brand = {
  name: 'Yazıhane',
  tagline: 'Türkçe hikâyenin yazı odası',
  email: 'merhaba@yazihane.example',
  city: 'İzmir',
  /** Claims shown on public pages (spec 1 §1). An operator must be able to stand behind them, or hide them. */
  claims: { shown: true, stories: '10K+', writers: '500+', satisfaction: '%99', support: '7/24' },
} as const;
