import { screen } from '@testing-library/react';
import { openPage } from '@pendapa/testing';
import { regionalFeature } from '../manifest.ts';

// A page that gets built leaves this list for a spec of its own.
const planned = [
  {
    path: '/detailed-regional',
    id: 'Analisis Wilayah Rinci',
    en: 'Detailed Regional Analysis',
    needs: ['Pembayaran:', 'Wilayah:', 'Objek Pajak (OP):', 'Ketetapan:', 'Tunggakan:'],
  },
];

describe.each(planned)('$path, not built yet', ({ path, id, en, needs }) => {
  it.each([
    ['id', id],
    ['en', en],
  ] as const)('is headed in %s', async (language, title) => {
    await openPage(regionalFeature, path, { language });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('says which data it needs', async () => {
    await openPage(regionalFeature, path);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(needs.map((need) => expect.stringContaining(need)));
  });
});
