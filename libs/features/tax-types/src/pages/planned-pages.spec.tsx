import { screen } from '@testing-library/react';
import { openPage } from '@pendapa/testing';
import { taxTypesFeature } from '../manifest.ts';

// A page that gets built leaves this list for a spec of its own.
const planned = [
  {
    path: '/tax-subjects',
    id: 'Analisis Subjek Pajak',
    en: 'Tax Subject Analysis',
    needs: ['Wajib pajak:', 'Pembayaran dengan wajib pajak', 'Objek Pajak (OP):', 'Tunggakan:'],
  },
  {
    path: '/tax-objects',
    id: 'Analisis Objek Pajak',
    en: 'Tax Object Analysis',
    needs: ['Objek Pajak (OP):', 'Riwayat objek:', 'Ketetapan:', 'Pelaporan SPTPD:', 'Pembayaran:'],
  },
];

describe.each(planned)('$path, not built yet', ({ path, id, en, needs }) => {
  it.each([
    ['id', id],
    ['en', en],
  ] as const)('is headed in %s', async (language, title) => {
    await openPage(taxTypesFeature, path, { language });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('says which data it needs', async () => {
    await openPage(taxTypesFeature, path);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(needs.map((need) => expect.stringContaining(need)));
  });
});
