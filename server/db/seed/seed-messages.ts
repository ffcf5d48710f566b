import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ContactCategory, ContactStatus } from '#domain/account/contact.ts';
import { hourMs } from '#domain/time/durations.ts';
import type { DB } from '../schema.generated.ts';

interface DemoMessage {
  /** The name of a demo account; undefined for a visitor. */
  from: string | null;
  name: string;
  email: string;
  category: ContactCategory;
  status: ContactStatus;
  subject: string;
  message: string;
  notes?: string;
  hoursAgo: number;
}

const demoMessages: readonly DemoMessage[] = [
  {
    from: 'ucretsiz@yazihane.example',
    name: 'Defne Akın',
    email: 'ucretsiz@yazihane.example',
    category: 'feature',
    status: 'new',
    subject: 'Karakter kartlarına yaş sıralaması',
    message:
      'Merhaba,\n\nKarakterlerim çoğaldı. Onları yaşlarına göre sıralayabilsem aradığımı daha çabuk bulurdum.\n\nTeşekkürler.',
    hoursAgo: 5,
  },
  {
    from: 'pro@yazihane.example',
    name: 'Kerem Soysal',
    email: 'pro@yazihane.example',
    category: 'billing',
    status: 'new',
    subject: 'Faturamda şirket adı',
    message: 'Geçen ayki ödememin faturasına şirketimin adını yazdırabilir miyim? Bilgilerimi panele girdim.',
    hoursAgo: 20,
  },
  {
    from: 'yayinci@yazihane.example',
    name: 'Nilüfer Aydın',
    email: 'yayinci@yazihane.example',
    category: 'technical',
    status: 'in_progress',
    subject: 'Uzun bölümde yavaşlama',
    message:
      'On iki bin sözcüğü geçen bir bölümde yazarken imleç ara ara takılıyor. Tarayıcım güncel; başka sekme açık değil.',
    notes: 'Bölümün uzunluğu soruldu, yanıtı bekleniyor.',
    hoursAgo: 30,
  },
  {
    from: null,
    name: 'Işıl Gökçe',
    email: 'isil@okur.example',
    category: 'general',
    status: 'resolved',
    subject: 'Öğrenci indirimi var mı?',
    message: 'Üniversitede yaratıcı yazarlık okuyorum. Öğrenciler için ayrı bir fiyatınız var mı?',
    notes: 'Olmadığı yazıldı.',
    hoursAgo: 76,
  },
];

/** Creates some contact messages for the administrators' screen. */
export async function seedMessages(trx: Transaction<DB>, now: Date): Promise<void> {
  const senders = await trx
    .selectFrom('users')
    .innerJoin('user_tokens', 'user_tokens.user_id', 'users.id')
    .select(['users.id', 'users.email', 'user_tokens.plan'])
    .execute();
  await trx
    .insertInto('contact_messages')
    .values(
      demoMessages.map(({ from, notes, hoursAgo, ...message }) => {
        const sender = senders.find(({ email }) => email === from);
        const at = new Date(now.getTime() - hoursAgo * hourMs);
        return {
          ...message,
          id: randomUUID(),
          user_id: sender?.id ?? null,
          plan: sender?.plan ?? null,
          admin_notes: notes ?? '',
          created_at: at,
          updated_at: at,
        };
      }),
    )
    .execute();
}
