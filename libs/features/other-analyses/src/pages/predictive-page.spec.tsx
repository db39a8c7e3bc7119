import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisProvider } from '@pendapa/analysis';
import type { Answer, References } from '@pendapa/contracts';
import { answerOf, openPage, referencesOf, type RenderPageOptions } from '@pendapa/testing';
import type { OutlookTask, OutlookMessage } from '../outlook/outlook-worker.ts';
import { yearOutlook } from '../outlook/year-outlook.ts';
import { pastForecasts } from '../outlook/past-forecasts.ts';
import { otherAnalysesFeature } from '../manifest.ts';

configure({ asyncUtilTimeout: 20_000 });

/** There are no workers in this environment: the same work, in the test's own. */
class WorkerHere extends EventTarget {
  postMessage(task: OutlookTask): void {
    const say = (data: OutlookMessage): boolean => this.dispatchEvent(new MessageEvent('message', { data }));
    const report = (done: number): boolean => say({ done });
    queueMicrotask(() => say('ahead' in task ? { outlook: yearOutlook(task.ahead) } : { past: pastForecasts(task.past, report) }));
  }
  terminate(): void {
    this.dispatchEvent(new Event('ended'));
  }
}
beforeAll(() => {
  Object.assign(globalThis, { Worker: WorkerHere });
});

const NAMES = {
  PBBP2: { id: 'Pajak Bumi dan Bangunan', en: 'Land and Building Tax' },
  REKLAME: { id: 'Pajak Reklame', en: 'Advertising Tax' },
};
const MILLION = 1_000_000;

/** First days of months, the first a number of months before January 2026. */
const monthsOf = (before: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.UTC(2026, index - before, 1)).toISOString().slice(0, 10));
const amountIn = (month: string): number =>
  (100 + 40 * Math.sin((Math.PI * Number(month.slice(5, 7))) / 6) + (Number(month.slice(2, 4)) % 3)) * MILLION;

interface Paid {
  readonly tax: string;
  /** Months up to November 2026, which is not over. */
  readonly count: number;
  readonly amount?: (month: string) => number;
}

function byMonth(measure: string, taxes: readonly Paid[], months: (paid: Paid) => readonly string[]): Answer {
  const rows = taxes.flatMap((paid) => months(paid).map((month) => ({ tax: paid.tax, month, amount: (paid.amount ?? amountIn)(month) })));
  return answerOf({
    by: { taxType: rows.map(({ tax }) => tax), month: rows.map(({ month }) => month) },
    members: { taxType: NAMES },
    measures: {
      [measure]: {
        unit: 'money',
        values: rows.map(({ amount }) => String(Math.round(amount))),
        total: String(Math.round(rows.reduce((sum, { amount }) => sum + amount, 0))),
      },
    },
  });
}

const PLAN = 50 * MILLION;
const NO_DAYS = answerOf({ by: { taxType: [], day: [] }, measures: { amount: { unit: 'money', values: [] } } });
const NO_REFERENCES = referencesOf();

function answersFor(taxes: readonly Paid[], target: string | null = String(1500 * MILLION)) {
  return (address: string): Answer | References => {
    const { pathname, searchParams } = new URL(address, 'http://server');
    if (pathname.endsWith('/references')) return NO_REFERENCES;
    if (searchParams.get('by') === 'taxType,day') return NO_DAYS;
    if (pathname.endsWith('/arrears')) return answerOf({ measures: { collectible: { unit: 'money', total: String(80 * MILLION) } } });
    if (pathname.endsWith('/revenue')) return byMonth('amount', taxes, ({ count }) => monthsOf(count - 11, count));
    if (searchParams.get('by')?.includes('month'))
      return byMonth(
        'planWhole',
        taxes.map((paid) => ({ ...paid, amount: () => PLAN })),
        () => monthsOf(0, 12),
      );
    const values = taxes.map(() => target);
    return answerOf({
      by: { taxType: taxes.map(({ tax }) => tax) },
      members: { taxType: NAMES },
      measures: {
        realisedToDate: { unit: 'money', values: taxes.map(() => '1'), total: '1' },
        target: { unit: 'money', values, total: target },
        targetApbd: { unit: 'money', values, total: target },
        targetApbdp: { unit: 'money', values, total: target },
      },
    });
  };
}

const open = (answers: (address: string) => Answer | References, options: RenderPageOptions = {}) =>
  openPage(otherAnalysesFeature, '/predictive', { wrapper: AnalysisProvider, answers, ...options });

const PBB: Paid = { tax: 'PBBP2', count: 59 };
const YOUNG: Paid = { tax: 'REKLAME', count: 20 };
const plain = (element: Element): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const card = async (name: string) => within(await screen.findByRole('article', { name }));

it.each([
  [
    'id',
    'Analisis Prediktif',
    /^Realisasi tahun 2026 diperkirakan Rp [\d,]+ (?:miliar|juta), [\d,]+% dari target; target hampir pasti (?:tidak )?tercapai\.$/,
  ],
  [
    'en',
    'Predictive Analysis',
    /^Revenue of 2026 is expected to be Rp [\d.]+ (?:billion|million), [\d.]+% of the target, which will almost certainly be (?:missed|reached)\.$/,
  ],
] as const)('says in %s where the year ends, and whether it reaches the target', async (language, heading, sentence) => {
  await open(answersFor([PBB]), { language });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(await screen.findByText((_, element) => element?.tagName === 'P' && sentence.test(plain(element)))).toBeInTheDocument();
  // The range stands on the card.
  const range = language === 'id' ? /^rentang perkiraan \(peluang 80%\) Rp/ : /^forecast range \(80% chance\) Rp/;
  expect(await screen.findByText(range)).toBeInTheDocument();
});

it('shows the chance, what is lacking and what is still to come', async () => {
  await open(answersFor([PBB], String(5000 * MILLION)));
  expect(await (await card('Peluang mencapai target')).findByText(/hampir tidak ada/)).toBeInTheDocument();
  expect((await card('Masih akan diterima')).getByText(/sudah diterima/)).toBeInTheDocument();
});

it('lists the chance of each tax to reach its target, the least likely first, and leads to the targets', async () => {
  const small: Paid = { tax: 'REKLAME', count: 59, amount: (month) => amountIn(month) / 10 };
  await open(answersFor([PBB, small], String(700 * MILLION)));
  const list = await screen.findByRole('list', { name: /^Peluang mencapai target setahun/ });
  expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
    expect.stringMatching(/^Pajak Reklame\d+,\d%peluang hampir tidak ada$/),
    expect.stringMatching(/^Pajak Bumi dan Bangunan\d+,\d%peluang hampir pasti$/),
  ]);
  expect(screen.getByRole('link', { name: 'Pemantauan Target APBD & APBDP' })).toHaveAttribute('href', '/targets');
  // Only the tax that is expected to miss its target is a step.
  const steps = within(screen.getByRole('region', { name: 'Tindak lanjut' })).getAllByRole('link');
  expect(steps.map(plain)).toEqual([
    expect.stringMatching(
      /^Kekurangan Pajak Reklame, diperkirakan \d+,\d% dari target \(peluang hampir tidak ada\): lihat realisasi yang diperlukan\.$/,
    ),
  ]);
  expect(steps[0]).toHaveAttribute('href', '/targets?t=REKLAME');
});

it('a tax of less than two years counts with its plan, and says so', async () => {
  await open(answersFor([PBB, YOUNG]));
  const row = await screen.findByRole('row', { name: /Pajak Reklame/ });
  expect(row).toHaveTextContent('riwayat kurang dari 24 bulan: dihitung menurut rencana');
});

it('a known event is no reason for a less certain forecast', async () => {
  const due = (day: string) => ({ code: day, kind: 'due-date', from: day, to: day, tax: 'PBBP2', text: { id: 'Tempo', en: 'Due' } });
  const events = ['2023-06-30', '2024-06-30', '2025-05-31'].map(due);
  const answers = answersFor([PBB]);
  await open((address) => (address.includes('/references') ? { ...NO_REFERENCES, events } : answers(address)));
  const row = await screen.findByRole('row', { name: /^Pajak Bumi dan Bangunan/ });
  expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent(/^$/);
});

it('less than two years of everything give no forecast, and what came is still told', async () => {
  await open(answersFor([YOUNG]));
  expect(await screen.findAllByText('Belum ada perkiraan: riwayat kurang dari 24 bulan.')).not.toHaveLength(0);
  expect(await screen.findByRole('row', { name: /Pajak Reklame/ })).toBeInTheDocument();
});

it('without a target the end of the year is told without a chance', async () => {
  await open(answersFor([PBB], null));
  expect(await (await card('Peluang mencapai target')).findByText('target belum ada')).toBeInTheDocument();
  expect(screen.getByText(/^Realisasi tahun.2026 diperkirakan/)).toHaveTextContent('target belum ada');
});

it('tells the chances of both budgets beside the way to the end of the year', async () => {
  await open(answersFor([PBB], String(1 * MILLION)));
  expect(await screen.findByText(/^Peluang mencapai target APBD: hampir pasti; target APBDP: hampir pasti\.$/)).toBeInTheDocument();
});

it('says what is supposed, what it adds and where the year then ends; the address keeps it and a button takes it back', async () => {
  const user = userEvent.setup();
  await open(answersFor([PBB]), { path: '/predictive?sa=50' });
  const table = await screen.findByRole('table', { name: /^Tambahan pada akhir tahun/ });
  // Half of 80 million that can be collected.
  expect(plain(within(table).getByRole('row', { name: /^Pencairan tunggakan yang dapat ditagih/ }))).toBe(
    'Pencairan tunggakan yang dapat ditagih50%40,0040,0040,00',
  );
  expect(screen.getByText(/^Dengan pengandaian ini, realisasi akhir tahun/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Kembali ke perkiraan' }));
  expect(await screen.findByText(/^Tanpa pengandaian, realisasi akhir tahun/)).toBeInTheDocument();
  expect(screen.getByRole('slider', { name: 'Pencairan tunggakan yang dapat ditagih' })).toHaveAttribute('aria-valuetext', '0%');
});

it('a supposition is chosen by keys; one about taxes that nobody pays here cannot be', async () => {
  const user = userEvent.setup();
  await open(answersFor([PBB]));
  const arrears = await screen.findByRole('slider', { name: 'Pencairan tunggakan yang dapat ditagih' });
  arrears.focus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('slider', { name: 'Pencairan tunggakan yang dapat ditagih' })).toHaveAttribute('aria-valuetext', '10%');
  expect(screen.getByRole('slider', { name: 'Transaksi BPHTB' })).toBeDisabled();
});

it('looks back at the last 24 month ends on demand: what was said, what came, and whether last year would have said it better', async () => {
  const user = userEvent.setup();
  await open(answersFor([PBB]));
  await user.click(await screen.findByRole('button', { name: 'Tampilkan perkiraan yang lalu' }));
  // 2024 and 2025 are over; each is looked at from twelve month ends.
  expect(await screen.findByText(/^\d+ dari 24 kali hasilnya di dalam rentang perkiraan; rata-rata meleset \d/)).toBeInTheDocument();
});

it('has nothing to look back at where no year is over after two others', async () => {
  const user = userEvent.setup();
  await open(answersFor([{ tax: 'PBBP2', count: 30 }]));
  await user.click(await screen.findByRole('button', { name: 'Tampilkan perkiraan yang lalu' }));
  expect(await screen.findByText('Perlu tiga tahun yang utuh.')).toBeInTheDocument();
});
