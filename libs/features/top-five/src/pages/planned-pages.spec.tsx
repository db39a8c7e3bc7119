import { screen } from '@testing-library/react';
import { openPage } from '@pendapa/testing';
import { topFiveFeature } from '../manifest.ts';

// A page that gets built leaves this list for a spec of its own.
const planned = [
  {
    path: '/revenue-up3d-current',
    id: 'Pendapatan per UP3D Tahun Berjalan',
    en: 'Revenue per UP3D, Current Year',
    needs: ['Pembayaran:', 'Target:', 'Unit pelayanan:'],
  },
  { path: '/revenue-up3d', id: 'Pendapatan per UP3D', en: 'Revenue per UP3D', needs: ['Pembayaran beberapa tahun:', 'Unit pelayanan:'] },
  { path: '/revenue-channel', id: 'Pendapatan per Kanal', en: 'Revenue per Channel', needs: ['Pembayaran:', 'Kanal pembayaran:'] },
  {
    path: '/revenue-bank-channel',
    id: 'Pendapatan per Bank & Kanal',
    en: 'Revenue per Bank & Channel',
    needs: ['Pembayaran:', 'Bank penerima:', 'Kanal pembayaran:'],
  },
];

describe.each(planned)('$path, not built yet', ({ path, id, en, needs }) => {
  it.each([
    ['id', id],
    ['en', en],
  ] as const)('is headed in %s', async (language, title) => {
    await openPage(topFiveFeature, path, { language });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('says which data it needs', async () => {
    await openPage(topFiveFeature, path);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(needs.map((need) => expect.stringContaining(need)));
  });
});
