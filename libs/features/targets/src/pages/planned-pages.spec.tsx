import { screen } from '@testing-library/react';
import { openPage } from '@pendapa/testing';
import { targetsFeature } from '../manifest.ts';

// A page that gets built leaves this list for a spec of its own.
const planned = [
  {
    path: '/target-units',
    id: 'Target per Unit',
    en: 'Target per Unit',
    needs: ['Pembayaran:', 'Target per unit dan jenis pajak, setahun dan per bulan', 'Unit pelayanan:'],
  },
];

describe.each(planned)('$path, not built yet', ({ path, id, en, needs }) => {
  it.each([
    ['id', id],
    ['en', en],
  ] as const)('is headed in %s', async (language, title) => {
    await openPage(targetsFeature, path, { language });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('says which data it needs', async () => {
    await openPage(targetsFeature, path);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(needs.map((need) => expect.stringContaining(need)));
  });
});
