import { screen } from '@testing-library/react';
import { openPage } from '@pendapa/testing';
import { arrearsFeature } from '../manifest.ts';

// A page that gets built leaves this list for a spec of its own.
const planned = [
  {
    path: '/arrears-op-tax-type',
    id: 'Objek Menunggak per Jenis Pajak',
    en: 'Objects in Arrears per Tax Type',
    needs: ['Tunggakan:', 'Objek Pajak (OP):'],
  },
  {
    path: '/arrears-op-up3d',
    id: 'Objek Menunggak per UP3D',
    en: 'Objects in Arrears per UP3D',
    needs: ['Tunggakan:', 'Objek Pajak (OP):', 'Unit pelayanan:'],
  },
  {
    path: '/arrears-op-trend',
    id: 'Tren Objek Menunggak',
    en: 'Trend of Objects in Arrears',
    needs: ['Tunggakan pada akhir setiap', 'Objek Pajak (OP):'],
  },
];

describe.each(planned)('$path, not built yet', ({ path, id, en, needs }) => {
  it.each([
    ['id', id],
    ['en', en],
  ] as const)('is headed in %s', async (language, title) => {
    await openPage(arrearsFeature, path, { language });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('says which data it needs', async () => {
    await openPage(arrearsFeature, path);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(needs.map((need) => expect.stringContaining(need)));
  });
});
