import { configure, screen, within } from '@testing-library/react';
import { AnalysisProvider } from '@pendapa/analysis';
import { answerOf, openPage, optionsFor } from '@pendapa/testing';
import { arrearsFeature } from '../manifest.ts';

configure({ asyncUtilTimeout: 20_000 });

const money = (values: readonly string[]) => ({ unit: 'money' as const, values, total: '100000000' });
const measures = {
  total: money(['70000000', '30000000']),
  objects: { unit: 'count' as const, values: [400, 200], total: 600 },
  overYearShare: { unit: 'ratio' as const, values: [0.5, 0.25], total: 0.425 },
};
const members = {
  district: { D1: { id: 'Menteng', en: 'Menteng' }, D2: { id: 'Senen', en: 'Senen' } },
};

/** The answer to a query of the page, by its dimension. */
function answerTo(address: string) {
  const options = optionsFor(address, {});
  if (options) return options;
  const by = new URL(address, 'http://server').searchParams.get('by');
  if (by === 'district') return answerOf({ by: { district: ['D1', 'D2'] }, members, measures });
  if (by === 'ageBand') return answerOf({ by: { ageBand: ['0', '12'] }, measures: { total: measures.total } });
  return answerOf({ measures });
}
const open = (language: 'id' | 'en') =>
  openPage(arrearsFeature, '/arrears-by-district', { language, wrapper: AnalysisProvider, answers: answerTo });

it.each([
  ['id', 'Tunggakan per Kecamatan'],
  ['en', 'Arrears by District'],
] as const)('is headed in %s', async (language, title) => {
  await open(language);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('names the district with the largest arrears, and lists it first', async () => {
  await open('en');
  expect(await screen.findByText('Menteng has the largest arrears: Rp 70 million, 70.0% of all.')).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: /^Arrears, objects and the share/ });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Menteng.*400.*50\.00%/);
});
