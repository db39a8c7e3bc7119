import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { changeLanguage } from '@pendapa/i18n';
import { InsightCard } from './insight-card.tsx';
import { InsightsPanel } from './insights-panel.tsx';
import { sampleInsights } from './samples.ts';

const START = Date.parse('2026-11-20T05:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  act(() => changeLanguage('id'));
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

it('loads once on start, for one second, and then counts its four insights, collapsed', () => {
  render(<InsightsPanel />);
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  pass(999);
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('4 wawasan');
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
});

it('lists the four samples with type, impact, confidence and time, marked as samples', () => {
  render(<InsightsPanel />);
  pass(1_000);
  fireEvent.click(screen.getByRole('button', { name: 'Tampilkan wawasan' }));
  expect(screen.getByText('Contoh')).toBeInTheDocument();
  expect(screen.getByText('Keempat wawasan ini contoh tetap, bukan hasil hitungan dari data Anda.')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'PositifBaru sajaPendapatan tumbuhPendapatan naik 12% dalam 3 bulan terakhir.Dampak tinggi · Keyakinan 94%',
    'Tren2 jam yang laluPuncak musimanPenerimaan memuncak setiap Maret dan September.Dampak sedang · Keyakinan 87%',
    'Peringatan5 jam yang laluWilayah Selatan di bawah targetRealisasi Wilayah Selatan 15% di bawah target.Dampak tinggi · Keyakinan 92%',
    'Informasi1 hari yang laluMobile banking makin dipakaiPembayaran lewat mobile banking naik 23%.Dampak sedang · Keyakinan 78%',
  ]);
});

it('refreshes with a spinner of one second into the same four, and never by itself', () => {
  render(<InsightsPanel />);
  pass(1_000);
  fireEvent.click(screen.getByRole('button', { name: 'Tampilkan wawasan' }));
  const before = titles();
  expect(screen.getByText('Diperbarui otomatis setiap 2 jam')).toBeInTheDocument();
  pass(3 * 3_600_000);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();

  fireEvent.click(screen.getByRole('button', { name: 'Perbarui wawasan' }));
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  pass(1_000);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(titles()).toEqual(before);
});

it('has the findings of the agency beside its samples, which stay four and are called samples', () => {
  render(<InsightsPanel own={{ line: '2 temuan', list: <p>Unit Satu kurang Rp 200 juta</p> }} />);
  expect(screen.queryByText('2 temuan')).not.toBeInTheDocument();
  pass(1_000);
  expect(screen.getByText('2 temuan')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('4 wawasan');
  fireEvent.click(screen.getByRole('button', { name: 'Tampilkan wawasan' }));
  const own = screen.getByText('Unit Satu kurang Rp 200 juta');
  const samples = screen.getByRole('list', { name: 'Contoh' });
  expect(within(samples).getAllByRole('listitem')).toHaveLength(4);
  // The agency's own stand above the samples.
  expect(own.compareDocumentPosition(samples)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('speaks English', () => {
  act(() => changeLanguage('en'));
  render(<InsightsPanel />);
  pass(1_000);
  fireEvent.click(screen.getByRole('button', { name: 'Show the insights' }));
  const [, , region] = screen.getAllByRole('listitem');
  expect(region).toHaveTextContent('Warning5 hours agoSouth region below target');
});

describe('relative times', () => {
  const HOUR = 3_600_000;
  const [growth] = sampleInsights(START);

  function shownAt(now: number): string | null {
    if (!growth) throw new Error('no sample');
    const { container, unmount } = render(<InsightCard insight={growth} now={now} />);
    const time = within(container).getByRole('time').textContent;
    unmount();
    return time;
  }
  const time = growth ? Date.parse(growth.timestamp) : 0;

  it('are those of the specification, and their counterparts', () => {
    expect([0, 1, 2, 23, 24, 48].map((hours) => shownAt(time + hours * HOUR))).toEqual([
      'Baru saja',
      '1 jam yang lalu',
      '2 jam yang lalu',
      '23 jam yang lalu',
      '1 hari yang lalu',
      '2 hari yang lalu',
    ]);
    act(() => changeLanguage('en'));
    expect([0, 1, 2, 23, 24, 48].map((hours) => shownAt(time + hours * HOUR))).toEqual([
      'Just now',
      '1 hour ago',
      '2 hours ago',
      '23 hours ago',
      '1 day ago',
      '2 days ago',
    ]);
  });

  it('give the time itself where it is still to come', () => {
    const shown = shownAt(time - HOUR);
    expect(shown).not.toBe('Baru saja');
    expect(shown).toMatch(/20 Nov(ember)? 2026/);
  });
});
