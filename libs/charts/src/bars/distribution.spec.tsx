import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@pendapa/testing';
import { Histogram } from './histogram.tsx';
import { WaterfallBars } from './waterfall-bars.tsx';
import { fallsOf, waterfallOf } from './waterfall.ts';

const total = (value: number | null) => ({ kind: 'total', value }) as const;
const change = (value: number | null) => ({ kind: 'change', value }) as const;

describe('a waterfall', () => {
  it('lets every change begin where the step before it ended, and totals on zero', () => {
    expect(fallsOf([total(100), change(-30), change(10), total(80)])).toEqual([
      { from: 0, to: 100 },
      { from: 100, to: 70 },
      { from: 70, to: 80 },
      { from: 0, to: 80 },
    ]);
  });

  it('is not moved by what is not known', () => {
    expect(fallsOf([total(10), change(null), change(5)])).toEqual([{ from: 0, to: 10 }, null, { from: 10, to: 15 }]);
  });

  it('draws totals and changes on one scale from zero where the changes can be seen beside them', () => {
    const { extent, isChangesAlone } = waterfallOf([total(100), change(-50), total(50)]);
    expect({ extent, isChangesAlone }).toEqual({ extent: { min: 0, max: 100 }, isChangesAlone: false });
  });

  it('draws the changes alone from a zero line of their own where totals dwarf them', () => {
    expect(waterfallOf([total(100), change(-10), change(5), change(null), total(95)])).toEqual({
      falls: [null, { from: 0, to: -10 }, { from: 0, to: 5 }, null, null],
      extent: { min: -10, max: 5 },
      isChangesAlone: true,
    });
  });

  it('reads as a list, and a step leads on', async () => {
    const selected: string[] = [];
    const step = (key: string, label: string, kind: 'total' | 'change', value: number) => ({
      key,
      label,
      kind,
      value,
      text: `Rp ${value}`,
      exact: `Rp ${value},00`,
    });
    renderPage(
      <WaterfallBars
        description="Dari rencana ke realisasi"
        steps={[step('plan', 'Rencana', 'total', 100), step('PKB', 'PKB', 'change', -30), step('end', 'Realisasi', 'total', 70)]}
        onSelect={(key) => selected.push(key)}
      />,
    );
    const list = screen.getByRole('list', { name: 'Dari rencana ke realisasi' });
    const textsOf = (role: 'listitem' | 'button') =>
      within(list)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect(textsOf('listitem')).toEqual(['RencanaRp 100', 'PKBRp -30', 'RealisasiRp 70']);
    // A total leads nowhere.
    expect(textsOf('button')).toEqual(['PKBRp -30']);
    await userEvent.click(within(list).getByRole('button', { name: /^PKB/ }));
    expect(selected).toEqual(['PKB']);
  });
});

it('a histogram is walked bin by bin; what is not told is said', async () => {
  const bin = (key: string, label: string, value: number | null) => ({
    key,
    label,
    bound: key,
    value,
    tip: { title: label, rows: [{ label: 'WP', text: value === null ? '<10' : `${value}` }] },
  });
  const { container } = renderPage(
    <Histogram
      bins={[bin('0', '0-1', 10), bin('1', '1-2', null), bin('2', '2-5', 20)]}
      xTitle="Rupiah"
      valueAxis={{ title: 'Wajib pajak', tick: String }}
      height={320}
      description="Sebaran pembayaran"
    />,
  );
  const height = (key: string) => Number(container.querySelector(`[data-moment="${key}"]`)?.getAttribute('height'));
  expect(height('2') / height('0')).toBeCloseTo(2, 1);
  expect(container.querySelector('[data-without-value="1"]')).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('img', { name: /^1-2; .*WP <10$/ })).toHaveFocus();
});

it('a histogram names the bound at which something changes', () => {
  const bins = ['0', '1', '2'].map((key) => ({ key, label: key, bound: key, value: 1, tip: { title: key, rows: [] } }));
  const frame = { bins, xTitle: 'Rupiah', valueAxis: { title: 'Objek', tick: String }, height: 320, description: 'Sebaran' };
  const { container } = renderPage(<Histogram {...frame} markedBound={{ firstKey: '2', label: 'Bebas' }} />);
  expect(screen.getByText('Bebas')).toBeInTheDocument();
  const right = (key: string) => {
    const bar = container.querySelector(`[data-moment="${key}"]`);
    return Number(bar?.getAttribute('x')) + Number(bar?.getAttribute('width'));
  };
  const at = Number(screen.getByText('Bebas').closest('g')?.querySelector('line')?.getAttribute('x1'));
  expect(at).toBeGreaterThanOrEqual(right('1') - 1);
  expect(at).toBeLessThan(right('2'));
});
