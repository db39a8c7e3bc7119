import { screen } from '@testing-library/react';
import { openPage } from '@pendapa/testing';
import { paymentChannelsFeature } from '../manifest.ts';

// A page that gets built leaves this list for a spec of its own.
const planned = [
  {
    path: '/transactions-by-taxpayer',
    id: 'Transaksi per Wajib Pajak',
    en: 'Transactions per Taxpayer',
    needs: ['Pembayaran dengan wajib pajak', 'Wajib pajak:', 'Tunggakan:'],
  },
];

describe.each(planned)('$path, not built yet', ({ path, id, en, needs }) => {
  it.each([
    ['id', id],
    ['en', en],
  ] as const)('is headed in %s', async (language, title) => {
    await openPage(paymentChannelsFeature, path, { language });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('says which data it needs', async () => {
    await openPage(paymentChannelsFeature, path);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(needs.map((need) => expect.stringContaining(need)));
  });
});
