import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import { answerOf, casesOf, openPage, optionsFor } from '@pendapa/testing';
import { arrearsFeature } from '../manifest.ts';

configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  // The test environment has no layout.
  Element.prototype.scrollIntoView = jest.fn();
});

const U1 = { id: 'UP3D Gambir', en: 'UP3D Gambir' };
const U2 = { id: 'UP3D Senen', en: 'UP3D Senen' };
const money = (values: readonly string[], total: string) => ({ unit: 'money' as const, values, total });
const notes = [{ code: 'snapshot' as const, params: { on: '2026-10-31', comparedOn: '' } }];

/** Letters of Gambir cover half of its collectible arrears; those of Senen follow from `share`. */
const pursued = (share: number) => ({
  total: money(['60000000', '40000000'], '100000000'),
  collectible: money(['50000000', '30000000'], '80000000'),
  untouched: money(['25000000', '30000000'], '55000000'),
  untouchedShare: { unit: 'ratio' as const, values: [0.5, share], total: 0.6875 },
  documents: { unit: 'count' as const, values: [90, 40], total: 130 },
  // Few letters are late at Senen: no reason to call its data few.
  overdueSteps: { unit: 'count' as const, values: [70, 2], total: 72 },
  overdueStepAmount: money(['9000000', '3000000'], '12000000'),
});
const flows = {
  opening: money(['80000000', '40000000'], '120000000'),
  collected: money(['20000000', '0'], '20000000'),
  recoveryRate: { unit: 'ratio' as const, values: [0.25, 0], total: 1 / 6 },
};
const letters = { actions: { unit: 'count' as const, values: [3, 1], total: 4 } };
const expiring = { expiring: money(['1000000', '2000000'], '3000000') };

const LATE = casesOf({
  list: 'next-step',
  snapshot: '2026-10-31',
  rows: [{ number: 'N1', document: 'warrant', tax: 'PKB', on: '2026-10-01', count: 2, amount: '9000000' }],
  names: { tax: { PKB: { id: 'PKB', en: 'PKB' } }, unit: {}, region: {} },
});

const answers = (share: number) => (address: string) => {
  if (address.startsWith('/api/v1/lists/next-step')) return LATE;
  const known = optionsFor(address, { unit: [{ code: 'U1', name: U1, parent: null }] });
  if (known) return known;
  const { pathname, searchParams } = new URL(address, 'http://server');
  const by = { unit: ['U1', 'U2'] };
  const members = { unit: { U1, U2 } };
  if (pathname.endsWith('/enforcement'))
    return answerOf({ by: { month: ['2026-10-01', '2026-10-01'], result: ['open', 'paid'] }, measures: letters });
  if (pathname.endsWith('/arrearsFlow')) return answerOf({ by, members, measures: flows });
  if (pathname.endsWith('/arrears')) return answerOf({ by, members, measures: expiring, notes });
  const actions = { ...by, lastAction: ['none', 'none'] };
  return answerOf({ by: searchParams.get('by') === 'unit,lastAction' ? actions : by, members, measures: pursued(share), notes });
};
const open = (language: 'id' | 'en', share = 0.9) =>
  openPage(arrearsFeature, '/arrears-up3d', { language, wrapper: AnalysisProvider, answers: answers(share) });

it.each([
  ['id', 'Tunggakan per UP3D'],
  ['en', 'Arrears per UP3D'],
] as const)('is headed in %s', async (language, title) => {
  await open(language);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('says how much has no letter and which unit has most of it, and what came of the letters', async () => {
  await open('id');
  // 55 of 80 million, and 30 of these 55.
  expect(
    await screen.findByText(
      '68,8% tunggakan yang dapat ditagih belum ada surat penagihannya; terbanyak di UP3D Senen: Rp 30 juta (54,5% dari jumlah itu).',
    ),
  ).toBeInTheDocument();
  expect(await screen.findByText('Dari 4 tindakan penagihan, 25,0% sudah diikuti pelunasan.')).toBeInTheDocument();
  const flows = await screen.findByRole('table', { name: /^Tunggakan, saldo awal/ });
  expect(within(flows).getByRole('row', { name: /UP3D Gambir/ })).toHaveTextContent(/80,00.*20,00.*25,00%/);
  const pursuit = await screen.findByRole('table', { name: /^Tunggakan yang dapat ditagih, tunggakan yang belum ada surat penagihannya/ });
  expect(within(pursuit).getByRole('row', { name: /UP3D Gambir/ })).toHaveTextContent(/50,00%.*7/);
});

it('lists units without letters by amount and by share, and leads to the late letters of those with most money', async () => {
  await openPage(arrearsFeature, '/arrears-up3d', {
    language: 'en',
    wrapper: AnalysisProvider,
    answers: answers(0.9),
    details: 'closed',
  });
  const textsOf = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '));
  const rowsOf = async (name: RegExp) => textsOf(await screen.findByRole('list', { name }));
  expect(await rowsOf(/^Units by their collectible arrears/)).toEqual(['UP3D SenenRp 30 million90.0%', 'UP3D GambirRp 25 million50.0%']);
  expect(await rowsOf(/^Units by the share/)).toEqual(['UP3D Senen90.0%of Rp 30 million', 'UP3D Gambir50.0%of Rp 50 million']);
  const steps = screen.getByRole('region', { name: 'To follow up' });
  expect(textsOf(steps)).toEqual([
    'Rp 9 million70 obligations at UP3D Gambir with an overdue letter: open the list of letters.',
    'Rp 3 million2 obligations at UP3D Senen with an overdue letter: open the list of letters.',
  ]);
  await userEvent.click(within(steps).getByRole('button', { name: /Gambir/ }));
  expect(await screen.findByRole('table', { name: /^Worklist: overdue collection letters/ })).toBeInTheDocument();
});

it('names a unit that wrote about nothing, whoever has more late steps', async () => {
  await open('en', 1);
  expect(
    await screen.findByText(/^UP3D Senen has issued no collection letter for its collectible arrears of Rp 30 million/),
  ).toBeInTheDocument();
});

it('lists which letter is late, and since when', async () => {
  await open('en');
  expect(await screen.findByText('Overdue collection letters: 1, for arrears of Rp 9 million.')).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: /^Worklist: overdue collection letters/ });
  expect(within(table).getByRole('row', { name: /N1/ })).toHaveTextContent(/Distress warrant.*1 Oct 2026/);
});
