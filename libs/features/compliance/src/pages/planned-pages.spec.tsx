import { screen } from '@testing-library/react';
import { openPage } from '@pendapa/testing';
import { complianceFeature } from '../manifest.ts';

// A page that gets built leaves this list for a spec of its own.
const planned = [
  {
    path: '/compliance-trend',
    id: 'Tren Kepatuhan Tahunan',
    en: 'Annual Compliance Trend',
    needs: ['Kewajiban beberapa tahun:', 'Pelaporan SPTPD:', 'Pembayaran dengan objek dan', 'Riwayat objek:', 'Peristiwa yang ditandai:'],
  },
];

describe.each(planned)('$path, not built yet', ({ path, id, en, needs }) => {
  it.each([
    ['id', id],
    ['en', en],
  ] as const)('is headed in %s', async (language, title) => {
    await openPage(complianceFeature, path, { language });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('says which data it needs', async () => {
    await openPage(complianceFeature, path);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(needs.map((need) => expect.stringContaining(need)));
  });
});
