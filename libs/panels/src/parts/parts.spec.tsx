import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineQuery } from '@pendapa/contracts';
import { PageFilters, useFilteredAnswer } from '@pendapa/filters';
import { defineMessages, useMessages } from '@pendapa/i18n';
import { AnswersProvider } from '@pendapa/query';
import { answerOf, renderPage, type RenderPageOptions } from '@pendapa/testing';
import { DetailsPanel } from '../panel/details-panel.tsx';
import { usePanelWords } from '../words/panel-words.ts';
import { BandsPanel } from './bands-panel.tsx';
import { RankingPanel } from './ranking-panel.tsx';

configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

const messages = defineMessages('panels.parts-spec', {
  id: {
    'bands.title': 'Pita',
    'bands.subtitle': 'Tahun {{year}}',
    'bands.sentence': 'Terbanyak {{name}}: {{amount}}, {{share}}.',
    'groups.title': 'Rincian {{of}}',
    'groups.description': '{{of}}, {{period}}',
  },
  en: {
    'bands.title': 'Bands',
    'bands.subtitle': 'Year {{year}}',
    'bands.sentence': 'Most in {{name}}: {{amount}}, {{share}}.',
    'groups.title': 'Details {{of}}',
    'groups.description': '{{of}}, {{period}}',
  },
});

const units = answerOf({
  by: { unit: ['U1', 'U2'] },
  members: { unit: { U1: { id: 'UP3D Gambir', en: 'UP3D Gambir' }, U2: { id: 'UP3D Koja', en: 'UP3D Koja' } } },
  measures: {
    amount: {
      unit: 'money',
      values: ['600000000', '400000000'],
      before: ['500000000', '400000000'],
      total: '1000000000',
      totalBefore: '900000000',
    },
  },
  comparison: { from: '2025-01-01', to: '2025-11-14' },
});
const payers = answerOf({
  by: { amountBand: ['1000000', '5000000'] },
  measures: {
    taxpayers: { unit: 'count', values: [60, null], total: 65 },
    amount: { unit: 'money', values: ['90000000', null], total: '120000000' },
  },
});
const flaggedAnswer = {
  ...payers,
  columns: payers.columns.map((column) =>
    column.kind === 'measure' ? { ...column, states: [{ state: { state: 'hidden' as const }, at: [1] }] } : column,
  ),
  notes: [{ code: 'suppressed' as const, params: { below: '10', cells: '2' } }],
};

const unitsByAmount = defineQuery({ subject: 'revenue', measures: ['amount'], by: ['unit'] });
const payersByBand = defineQuery({ subject: 'payers', measures: ['taxpayers', 'amount'], by: ['amountBand'], compare: 'none' });

function Parts() {
  const t = useMessages(messages);
  const result = useFilteredAnswer(payersByBand);
  return (
    <>
      <RankingPanel title="Realisasi per unit" query={unitsByAmount} measure="amount" by="unit" filterOnClick="unit" />
      <BandsPanel
        words={usePanelWords(messages, 'bands')}
        query={result}
        by="amountBand"
        measure="taxpayers"
        amount="amount"
        sentence={({ formatted }) => t('bands.sentence', formatted.largest('amountBand', 'taxpayers'))}
      />
      <DetailsPanel words={usePanelWords(messages, 'groups', { of: 'pembayar' })} query={payersByBand} measure="taxpayers" />
    </>
  );
}

const open = (options: RenderPageOptions = {}) =>
  renderPage(
    <PageFilters offers={['period', 'compare', 'unit']}>
      <Parts />
    </PageFilters>,
    { wrapper: AnswersProvider, answers: (address) => (address.includes('/payers') ? flaggedAnswer : units), ...options },
  );
const plain = (element: Element): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const panel = (name: string) => screen.findByRole('region', { name });

it('puts those of whom no band is known behind the last one', async () => {
  const bare = answerOf({
    by: { amountBand: ['1000000', null] },
    measures: {
      taxpayers: { unit: 'count', values: [60, 5], total: 65 },
      amount: { unit: 'money', values: ['90000000', '1000000'], total: '91000000' },
    },
  });
  const { container } = open({ answers: (address) => (address.includes('/payers') ? bare : units) });
  await panel('Pita');
  await waitFor(() =>
    expect([...container.querySelectorAll('[data-moment]')].map((bar) => bar.getAttribute('data-moment'))).toEqual(['1000000', '']),
  );
});

it('asks one question for all parts that state it, and says nothing of what is not told', async () => {
  const { server } = open();
  expect(await within(await panel('Pita')).findByText(/^Terbanyak .*: 60, 92,3%\.$/)).toBeInTheDocument();
  expect(server.requestedAddresses.filter((address) => address.includes('/payers'))).toHaveLength(1);
});

it('does not say a sentence of which a figure is not known', async () => {
  const unknown = answerOf({
    by: { amountBand: ['1000000'] },
    measures: { taxpayers: { unit: 'count', values: [60], total: null }, amount: { unit: 'money', values: ['1'], total: '1' } },
  });
  open({ answers: (address) => (address.includes('/payers') ? unknown : units) });
  await within(await panel('Rincian pembayar')).findByRole('table');
  expect(screen.queryByText(/^Terbanyak/)).not.toBeInTheDocument();
});

it('ranks members with share and change, and a click narrows the page', async () => {
  const { visited } = open();
  const ranking = await panel('Realisasi per unit');
  const list = await within(ranking).findByRole('list');
  expect(within(list).getAllByRole('button').map(plain)).toEqual([
    'UP3D GambirRp 600 juta60,0% · 20,0% naik',
    'UP3D KojaRp 400 juta40,0% · 0,0% tetap',
  ]);
  await userEvent.click(within(list).getByRole('button', { name: /^UP3D Koja/ }));
  expect(visited.at(-1)).toMatch(/u=U2/);
});

it('heads the columns of a table as the vocabulary names them, with the total of the whole', async () => {
  open();
  const ranking = await panel('Realisasi per unit');
  await userEvent.click(await within(ranking).findByRole('button', { name: 'Tampilkan sebagai tabel: Realisasi per unit' }));
  const rows = within(await within(ranking).findByRole('table'))
    .getAllByRole('row')
    .map(plain);
  expect(rows).toEqual([
    'Unit pelayananRealisasi (Rp juta)PorsiDibanding tahun lalu',
    'UP3D Gambir600,0060,00%20,00% naik',
    'UP3D Koja400,0040,00%0,00% tetap',
    'Jumlah1.000,00100,00%11,11% naik',
  ]);
});

it('names bands by their bounds, marks what is not told, and says below which number', async () => {
  open();
  const details = await panel('Rincian pembayar');
  const rows = within(await within(details).findByRole('table', { name: /^pembayar, / }))
    .getAllByRole('row')
    .map(plain);
  expect(rows.slice(1, 3)).toEqual([
    'Rp 1 juta sampai di bawah Rp 2 juta6090,00',
    'Rp 5 juta sampai di bawah Rp 10 jutadisembunyikandisembunyikan',
  ]);
  // A short table does not scroll.
  expect(within(details).getByRole('region')).not.toHaveStyle({ maxHeight: '420px' });
  expect(
    within(details).getByText(/^2 angka disembunyikan demi kerahasiaan, karena kelompoknya kurang dari 10 wajib pajak/),
  ).toBeInTheDocument();
  expect(within(await panel('Pita')).getByText('Tahun 2026')).toBeInTheDocument();
});
