import type { Brand } from '../../site/brand.ts';
import type { LegalPageDocument } from './legal-document.ts';
import { salesDocumentsVersion } from './sales-documents.ts';
import type { SalesOrder } from './sales-order.ts';
import { durationTerms, refundTerms, withdrawalTerms } from './sales-terms.ts';

/** Cancellation and refunds, with the texts of the contract. */
export const refundPolicy = (order: SalesOrder, brand: Brand): LegalPageDocument => ({
  title: 'İptal ve iade koşulları',
  version: salesDocumentsVersion,
  description: `${brand.name} planları nasıl iptal edilir, hangi durumda ücret geri verilir, cayma hakkı nasıl işler.`,
  lead: 'Planlar kendiliğinden yenilenmez ve kartınızdan siz istemeden para çekilmez. İptal, iade ve cayma hakkı şöyle işler.',
  sections: [
    { heading: 'Süre ve iptal', paragraphs: durationTerms(order) },
    { heading: 'Cayma hakkı', paragraphs: withdrawalTerms(brand) },
    { heading: 'İade', paragraphs: refundTerms() },
    {
      heading: 'Nasıl başvurulur',
      paragraphs: [
        `Sipariş numaranızı ve yaşadığınız sorunu [iletişim formuna](/iletisim?konu=billing) ya da [${brand.email}](mailto:${brand.email}) adresine yazın. Başvurunuzu en geç 30 gün içinde sonuçlandırır, iade gerekiyorsa tutarı ödemeyi yaptığınız karta geri göndeririz.`,
        'Bütün koşullar [mesafeli satış sözleşmesinde](/mesafeli-satis-sozlesmesi) ve [ön bilgilendirme formunda](/on-bilgilendirme-formu) yazar.',
      ],
    },
  ],
});
