import { screen } from '@testing-library/react';
import { openPage } from '@pendapa/testing';
import { otherAnalysesFeature } from '../manifest.ts';

// A page that gets built leaves this list for a spec of its own.
const planned = [
  {
    path: '/cross-dimensional',
    id: 'Analisis Lintas Dimensi',
    en: 'Cross-Dimensional Analysis',
    needs: ['Pembayaran:', 'Target:', 'Objek Pajak (OP) per', 'Kepatuhan dan tunggakan per'],
  },
];

describe.each(planned)('$path, not built yet', ({ path, id, en, needs }) => {
  it.each([
    ['id', id],
    ['en', en],
  ] as const)('is headed in %s', async (language, title) => {
    await openPage(otherAnalysesFeature, path, { language });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('says which data it needs', async () => {
    await openPage(otherAnalysesFeature, path);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(needs.map((need) => expect.stringContaining(need)));
  });
});
