import { screen } from '@testing-library/react';
import { renderPage } from '@pendapa/testing';
import { AnalysisProvider } from '../page/analysis-provider.tsx';
import { DataStamp } from './data-stamp.tsx';

describe('the stamp of the data', () => {
  it('says date, source and that nobody audited them', async () => {
    renderPage(<DataStamp />, { wrapper: AnalysisProvider });
    expect(await screen.findByText('Data per 14 Nov 2026 · Sumber: setoran-2026.csv · Belum diaudit')).toBeInTheDocument();
    expect(screen.queryByText('Data contoh')).not.toBeInTheDocument();
  });

  it('marks sample data and old data', async () => {
    renderPage(<DataStamp />, { wrapper: AnalysisProvider, status: { sample: true, stale: true }, language: 'en' });
    expect(await screen.findByText('Sample data')).toBeInTheDocument();
    expect(screen.getByText('Old data: as of 14 Nov 2026')).toBeInTheDocument();
  });

  it.each([
    ['own-only', 'Anda melihat data UP3D Setiabudi saja'],
    ['cases-of-own', 'Anda melihat angka semua unit, dan kasus satu per satu UP3D Setiabudi saja'],
  ] as const)('says to a user of a unit what the pages leave out: %s', async (rights, words) => {
    const units = [{ code: 'U1', name: { id: 'UP3D Setiabudi', en: 'UP3D Setiabudi' } }];
    const reader = { mode: 'proxy', role: 'analyst', name: 'siti', ofUnits: { rights, units } } as const;
    renderPage(<DataStamp />, { wrapper: AnalysisProvider, status: { reader } });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});
