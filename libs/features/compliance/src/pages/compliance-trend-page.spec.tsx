import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Answer } from '@pendapa/contracts';
import { answerOf, openPage, optionsFor, referencesOf, type RenderPageOptions } from '@pendapa/testing';
import { complianceFeature } from '../manifest.ts';

// A page with many panels is slow beside other tests.
configure({ asyncUtilTimeout: 20_000 });

const ENDED = { from: '2024-01-01', to: '2026-10-31' };
const YEARS = ['2024-01-01', '2025-01-01', '2026-01-01'];
const ratio = (...values: readonly number[]) => ({ unit: 'ratio' as const, values, total: 0.8 });
const count = (...values: readonly number[]) => ({ unit: 'count' as const, values, total: 0 });
const money = (...values: readonly string[]) => ({ unit: 'money' as const, values, total: '0' });

const rates = (by: number) => ({
  onTimePaymentRate: ratio(0.7, 0.7 + by, 0.5),
  yearEndPaymentRate: ratio(0.8, 0.8 + by, 0.6),
  paymentRate: ratio(0.95, 0.9, 0.6),
  onTimeFilingRate: ratio(0.6, 0.6, 0.6),
  yearEndFilingRate: ratio(0.7, 0.7, 0.7),
  filingRate: ratio(0.9, 0.8, 0.7),
  obligations: count(100, 100, 80),
  expected: count(50, 50, 40),
  unpaidAmount: money('1', '2', '3'),
});
const SPLIT = (by: number): Readonly<Record<string, Answer>> => ({
  year: answerOf({ period: ENDED, by: { year: YEARS }, measures: rates(by) }),
  'year,taxType': answerOf({ period: ENDED, by: { year: YEARS, taxType: ['PBB', 'PBB', 'PBB'] }, measures: rates(by) }),
  'month,monthsSinceDue': {
    ...answerOf({
      by: { month: ['2025-01-01', '2026-01-01', '2026-01-01'], monthsSinceDue: ['0', '0', '2'] },
      measures: { paid: money('70', '80', '10') },
    }),
    period: ENDED,
    asOf: '2026-11-14',
  },
  month: answerOf({ by: { month: ['2025-01-01', '2026-01-01'] }, measures: { due: money('100', '100') } }),
  'openedYear,year': answerOf({
    period: ENDED,
    by: { openedYear: ['2024', '2024', '2025', '2026'], year: ['2024-01-01', '2025-01-01', '2025-01-01', '2026-01-01'] },
    measures: { objectYears: count(4, 4, 5, 6), compliantYears: count(2, 3, 4, 6), compliantYearShare: ratio(0.5, 0.75, 0.8, 1) },
  }),
});
const event = (code: string, kind: string, from: string, tax: string | null, text: string) => ({
  code,
  kind,
  from,
  to: from,
  tax,
  text: { id: text, en: text },
});
const references = referencesOf({
  events: [
    event('W1', 'waiver', '2024-06-15', 'PKB', 'Penghapusan denda'),
    event('W2', 'waiver', '2025-06-15', 'PKB', 'Penghapusan denda'),
    event('R', 'reform', '2025-01-05', null, 'Perda berlaku'),
    event('H', 'holiday', '2025-03-31', null, 'Idul Fitri'),
  ],
});
const answering =
  (by = 0.05) =>
  (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://server');
    if (pathname.endsWith('/references')) return references;
    return optionsFor(address, {}) ?? SPLIT(by)[searchParams.get('by') ?? ''];
  };
const open = (options: RenderPageOptions = {}) =>
  openPage(complianceFeature, '/compliance-trend', { wrapper: AnalysisProvider, answers: answering(), ...options });

it.each([
  ['id', 'Tren Kepatuhan Tahunan'],
  ['en', 'Annual Compliance Trend'],
] as const)('is headed in %s', async (language, title) => {
  await open({ language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it.each([
  [0.05, 'Kepatuhan naik: 85,0% kewajiban 2025 lunas per 31 Desember, dibanding 80,0% pada 2024.'],
  [0.001, '80,1% kewajiban 2025 lunas per 31 Desember, hampir sama dengan 2024 (80,0%).'],
  [-0.05, 'Kepatuhan turun: 75,0% kewajiban 2025 lunas per 31 Desember, dibanding 80,0% pada 2024.'],
])('compares the last two years that are over at the same age, after a change of %d', async (by, sentence) => {
  await open({ answers: answering(by) });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('compares with the first year where the last two are about equal', async () => {
  const long = answerOf({
    period: ENDED,
    by: { year: ['2023-01-01', ...YEARS] },
    measures: { ...rates(0), yearEndPaymentRate: ratio(0.9, 0.8, 0.801, 0.6), obligations: count(90, 100, 100, 80) },
  });
  const isOfYears = (address: string) =>
    address.includes('/compliance?') && new URL(address, 'http://server').searchParams.get('by') === 'year';
  await open({ answers: (address) => (isOfYears(address) ? long : answering()(address)) });
  expect(await screen.findByText('80,1% kewajiban 2025 lunas per 31 Desember, turun dari 90,0% pada 2023.')).toBeInTheDocument();
});

it('shows first the rates of the last complete year, and no details', async () => {
  await open({ details: 'closed' });
  const card = await screen.findByRole('article', { name: 'Lunas pada akhir tahun' });
  await waitFor(() => expect(card).toHaveTextContent(/85,0%.*2025; tahun sebelumnya 80,0%/));
  expect(screen.getByRole('article', { name: 'SPTPD tepat waktu' })).toHaveTextContent(/60,0%.*2025; tahun sebelumnya 60,0%/);
  expect(await screen.findByText('Setiap tahun 80,0% sampai 85,0% kewajiban lunas pada akhir tahun.')).toBeInTheDocument();
  expect(screen.queryByText(/Penghapusan denda/)).not.toBeInTheDocument();
});

it.each([
  // The rate of one tax fell from 80% to 75%, and Rp 2 of 2025 is still unpaid.
  [-0.05, /^PBB, belum dibayar dari 2025: 75,0% kewajiban lunas per 31 Desember, turun dari 80,0%/],
  [0.05, null],
])('leads to the objects that owe of the taxes whose rate fell, after a change of %d', async (by, step) => {
  await open({ answers: answering(by), details: 'closed' });
  const steps = within(await screen.findByRole('region', { name: 'Tindak lanjut' }));
  if (step === null) {
    expect(await steps.findByText('Tidak ada tindak lanjut yang terlihat dari angka ini.')).toBeInTheDocument();
    return;
  }
  const link = await steps.findByRole('link', { name: step });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/compliance\?.*t=PBB.*#lists$/));
  expect(link.getAttribute('href')).toContain('2025-12-31');
});

it('compares what was paid of the same months at the same age', async () => {
  await open();
  expect(
    await screen.findByText('9 bulan setelah jatuh tempo, 90,0% nilai 2026 sudah dibayar, dibanding 70,0% untuk 2025.'),
  ).toBeInTheDocument();
});

it('follows objects in the years of their life that are over', async () => {
  await open();
  expect(
    await screen.findByText(
      '80,0% objek yang terdaftar pada 2025 lunas pada tahun pertamanya, dibanding 50,0% untuk yang terdaftar pada 2024.',
    ),
  ).toBeInTheDocument();
  const table = screen.getByRole('table', { name: /^Kepatuhan sejak tahun pendaftaran/ });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['2025', '2024']);
});

it('names the events of these years and of the chosen taxes once the reader shows them', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tampilkan peristiwa pada grafik' }));
  expect(await screen.findByText(/A 2024–2025: Penghapusan denda; B 2025: Perda berlaku\./)).toBeInTheDocument();
  expect(screen.queryByText(/Idul Fitri/)).not.toBeInTheDocument();
});

it('leaves out events of other taxes', async () => {
  localStorage.setItem('pendapa.marks', 'on');
  await open({ path: '/compliance-trend?t=PBB' });
  expect(await screen.findByText(/A 2025: Perda berlaku\./)).toBeInTheDocument();
  expect(screen.queryByText(/Penghapusan denda/)).not.toBeInTheDocument();
});

it('asks for the years up to the last month that is over', async () => {
  const { server } = await open();
  await screen.findByText(/^Kepatuhan naik/);
  const addresses = server.requestedAddresses.filter((address) => address.includes('/answers/'));
  expect(addresses.every((address) => address.includes('to=2026-10-31'))).toBe(true);
});
