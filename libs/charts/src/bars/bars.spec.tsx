import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@pendapa/testing';
import { BulletList } from './bullet-list.tsx';
import { extentOf, percentPosition } from '../parts/extent.ts';
import { placeScale } from './place-scale.ts';
import { DotPlot } from './dot-plot.tsx';
import { NamedRows } from './named-rows.ts';
import { RankedBars, type RankedBar } from './ranked-bars.tsx';
import { stackValues, sharesOf } from './stack.ts';
import { ShareBars, StackedBars } from './stacked-bars.tsx';

describe('bars from zero', () => {
  it('hold zero, whatever the values', () => {
    expect(extentOf([5, 10])).toEqual({ min: 0, max: 10 });
    expect(extentOf([-5, null])).toEqual({ min: -5, max: 0 });
    expect(extentOf([])).toEqual({ min: 0, max: 0 });
  });

  it('are for dots too, up to a round end: what hardly differs lies close together', () => {
    const { extent, ticks } = placeScale([0.76, null, 0.772], (value) => `${String(Math.round(value * 100))}%`);
    expect(extent.min).toBe(0);
    expect(extent.max).toBeCloseTo(0.8);
    expect(ticks.map(({ words }) => words)).toEqual(['0%', '20%', '40%', '60%', '80%']);
    expect(placeScale([-3, 9], String).extent).toEqual({ min: -5, max: 10 });
    expect(placeScale([null], String).extent.min).toBe(0);
  });

  it('never have an axis on which two numbers read the same', () => {
    expect(placeScale([0.011], (value) => String(Math.round(value * 100))).ticks.map(({ words }) => words)).toEqual(['0', '1']);
  });

  it('place values in percent of the width', () => {
    expect(percentPosition(5, { min: 0, max: 10 })).toBe(50);
    expect(percentPosition(0, { min: -10, max: 30 })).toBe(25);
    expect(percentPosition(0, { min: 0, max: 0 })).toBe(0);
  });
});

it('ranked bars read as a list: name, value, detail, in the given order', () => {
  renderPage(
    <RankedBars
      description="Realisasi per jenis pajak"
      bars={[
        { key: 'a', label: 'BPHTB', value: 30, text: 'Rp 30', exact: 'Rp 30,00', detail: '75,0%' },
        { key: 'b', label: 'Reklame', value: null, text: '-', exact: '-', detail: '-' },
      ]}
    />,
  );
  const items = within(screen.getByRole('list', { name: 'Realisasi per jenis pajak' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['BPHTBRp 3075,0%', 'Reklame--']);
  expect(items[0]).toHaveAccessibleDescription('Nilai Rp 30,00');
});

it('nothing is drawn of what is hidden, and only what is not known is hatched', () => {
  const drawing = (key: string) => {
    const row = screen.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith(key));
    return [...(row?.querySelectorAll('span') ?? [])].filter((part) => getComputedStyle(part).backgroundImage.includes('gradient')).length;
  };
  const hiddenBar = { values: [null, null], exact: String, text: 'disembunyikan' };
  renderPage(
    <>
      <RankedBars description="Peringkat" bars={[bar('unknown', null), bar('hidden', null, { hidden: true, text: 'disembunyikan' })]} />
      <StackedBars
        description="Tumpukan"
        parts={['a', 'b']}
        bars={[
          { ...hiddenBar, key: 'none', label: 'None', text: '-' },
          { ...hiddenBar, key: 'veiled', label: 'Veiled', hidden: true },
        ]}
      />
    </>,
  );
  expect(['unknown', 'hidden', 'None', 'Veiled'].map(drawing)).toEqual([1, 0, 1, 0]);
});

it('a bullet says its value, and both ticks with all digits', () => {
  renderPage(
    <BulletList
      description="Pencapaian per jenis pajak"
      names={{ bar: 'Realisasi', formerTargetTick: 'APBD', targetTick: 'APBDP' }}
      bullets={[
        { key: 'a', label: 'BPHTB', value: 0.9, formerTargetTick: 1.1, targetTick: 1, text: '90,0%', exact: 'APBD Rp 11; APBDP Rp 10' },
      ]}
    />,
  );
  const item = within(screen.getByRole('list', { name: 'Pencapaian per jenis pajak' })).getByRole('listitem');
  expect(item).toHaveTextContent('BPHTB90,0%');
  expect(item).toHaveAccessibleDescription('Realisasi APBD Rp 11; APBDP Rp 10');
  expect(screen.getByText('APBDP')).toBeInTheDocument();
});

it('a scale may end beyond its largest bar, so that a chance of 50 % is half as long as its row', () => {
  renderPage(<RankedBars description="Peluang" end={1} bars={[bar('a', 0.5), bar('b', 0.25)]} />);
  expect(parts()).toEqual([50, 25]);
});

const bar = (key: string, value: number | null, more: Partial<RankedBar> = {}): RankedBar => ({
  key,
  label: key,
  value,
  text: String(value ?? '-'),
  exact: `Rp ${value ?? '-'}`,
  ...more,
});
const parts = (): number[] =>
  [...document.querySelectorAll<HTMLElement>('[data-length]')].map((part) => Math.round(parseFloat(part.style.width)));

describe('rows that lead somewhere', () => {
  const open = () => {
    const selected: string[] = [];
    renderPage(<RankedBars bars={[bar('A', 3), bar('B', 2), bar('C', 1)]} description="Unit" onSelect={(key) => selected.push(key)} />);
    return selected;
  };

  it('are buttons: a click or Enter selects once', async () => {
    const selected = open();
    await userEvent.click(screen.getByRole('button', { name: /^B/ }));
    await userEvent.keyboard('{Enter}');
    expect(selected).toEqual(['B', 'B']);
  });

  it('are one stop of the tab key, arrows walk, Home and End go to the ends, and the tab key comes back', async () => {
    open();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /^A/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('button', { name: /^C/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{End}{ArrowUp}');
    expect(screen.getByRole('button', { name: /^B/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: /^B/ })).toHaveFocus();
  });

  it('show the exact value beside the focused row until Escape', async () => {
    open();
    await userEvent.tab();
    expect(screen.getByText('Rp 3')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Rp 3')).not.toBeInTheDocument();
  });
});

it('long lists show the first rows, and all of them on demand', async () => {
  renderPage(<RankedBars bars={['A', 'B', 'C'].map((key) => bar(key, 1))} description="Unit" initialRows={2} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan semua (3)' }));
  expect(screen.getAllByRole('listitem').filter((item) => item.closest('[aria-label="Unit"]'))).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Tampilkan 2 teratas' })).toHaveAttribute('aria-expanded', 'true');
});

it('a bar carries the mark of its plan, on the same scale and in its tooltip', () => {
  const marked = bar('A', 5, { planTick: { value: 10, exact: 'Rp 10' } });
  renderPage(<RankedBars bars={[marked]} description="Unit" names={{ bar: 'Realisasi', planTick: 'Rencana' }} />);
  expect(screen.getByText('A').closest('li')).toHaveAccessibleDescription('Realisasi Rp 5; Rencana Rp 10');
  expect(screen.getByText('Rencana')).toBeInTheDocument();
});

describe('piles', () => {
  it('stand on each other, on either side of zero; nulls take no room', () => {
    expect(stackValues([3, -2, null, 4, -1])).toEqual([
      { from: 0, to: 3 },
      { from: 0, to: -2 },
      null,
      { from: 3, to: 7 },
      { from: -2, to: -3 },
    ]);
  });

  it('become shares where there is a whole', () => {
    expect(sharesOf([1, 3])).toEqual([0.25, 0.75]);
    expect(sharesOf([1, null])).toEqual([1, null]);
    expect(sharesOf([0, 0])).toEqual([null, null]);
  });

  const two = [
    { key: 'a', label: 'A', values: [30, 10], exact: (part: number) => `${part}`, text: '40' },
    { key: 'b', label: 'B', values: [10, 10], exact: (part: number) => `${part}`, text: '20' },
  ];

  it('are as long as their whole, or all equally long', () => {
    const { unmount } = renderPage(<StackedBars bars={two} parts={['X', 'Y']} description="Bank" />);
    expect(parts()).toEqual([75, 25, 25, 25]);
    unmount();
    renderPage(<ShareBars bars={two} parts={['X', 'Y']} description="Bank" />);
    expect(parts()).toEqual([75, 25, 50, 50]);
  });
});

it('a dot stands between the least and the most, its plan beside it', () => {
  const dots = [bar('A', 10, { planTick: { value: 20, exact: 'Rp 20' } }), bar('B', null)];
  renderPage(
    <DotPlot dots={dots} axis={{ title: 'Rupiah', tick: String }} description="Unit" names={{ dot: 'Realisasi', planTick: 'Rencana' }} />,
  );
  expect(screen.getByText('A').closest('li')).toHaveAccessibleDescription('Realisasi Rp 10; Rencana Rp 20');
  expect(within(screen.getByRole('list', { name: 'Unit' })).getAllByRole('listitem')).toHaveLength(2);
});

it('a bullet has a tick of each kind in its own form, and ends in a break beyond its track', () => {
  const bullet = { key: 'a', label: 'A', value: 9, text: '', exact: '', planTick: 0.8, targetTick: 1, formerTargetTick: null };
  const names = { bar: 'Realisasi', planTick: 'Rencana', targetTick: 'Target', formerTargetTick: 'APBD' };
  const { container } = renderPage(<BulletList bullets={[bullet]} description="Pajak" names={names} />);
  const list = screen.getByRole('list', { name: 'Pajak' });
  const kinds = [...list.querySelectorAll<HTMLElement>('[data-tick]')].map((tick) => tick.dataset['tick']);
  expect(kinds).toEqual(['targetTick', 'planTick']);
  expect(list.querySelectorAll('[data-break]')).toHaveLength(1);
  const inKey = [...container.querySelectorAll<HTMLElement>('ul [data-tick]')].map((tick) => tick.dataset['tick']);
  expect(inKey).toEqual(['formerTargetTick', 'targetTick', 'planTick']);
});

describe('rows that a sentence names', () => {
  const labels = () =>
    within(screen.getByRole('list', { name: 'Unit' }))
      .getAllByRole('listitem')
      .map((item) => `${item.textContent}${item.hasAttribute('data-named') ? ' *' : ''}`);

  it('keep their order and are marked, and are shown where the list would hide them', () => {
    renderPage(
      <NamedRows value={new Set(['C'])}>
        <RankedBars bars={['A', 'B', 'C'].map((key, index) => bar(key, 3 - index))} description="Unit" initialRows={2} />
      </NamedRows>,
    );
    expect(labels()).toEqual(['A3', 'C1 *']);
  });

  it('stay in their place where rows are steps', () => {
    renderPage(
      <NamedRows value={new Set(['B'])}>
        <RankedBars bars={[bar('A', 2), bar('B', 1)]} description="Unit" isSequence />
      </NamedRows>,
    );
    expect(labels()).toEqual(['A2', 'B1 *']);
  });
});
