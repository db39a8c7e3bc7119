import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@pendapa/testing';
import { classOf, divergingScale, sequentialScale } from './heat-scale.ts';
import { HeatTable, type HeatTableProps } from './heat-table.tsx';

describe('scales', () => {
  it('cut amounts into six classes of equal width', () => {
    const scale = sequentialScale(60);
    expect(scale.bounds).toEqual([10, 20, 30, 40, 50]);
    expect([0, 9.9, 10, 59, 60, 900].map((value) => classOf(scale, value))).toEqual([0, 0, 1, 5, 5, 5]);
    expect(sequentialScale(0).bounds).toHaveLength(5);
  });

  it('pin the middle class on the midpoint', () => {
    const scale = divergingScale(100, 10);
    expect(scale.bounds).toEqual([75, 85, 95, 105, 115, 125]);
    expect([50, 80, 94, 100, 104, 106, 200].map((value) => classOf(scale, value))).toEqual([0, 1, 2, 3, 3, 4, 6]);
  });
});

const table = (props: Partial<HeatTableProps> = {}) => (
  <HeatTable
    description="Pencapaian per unit dan bulan"
    columns={[
      { key: 'jan', label: 'Jan' },
      { key: 'feb', label: 'Feb', unfinished: true },
    ]}
    rows={[
      { key: 'a', label: 'UP3D A', values: [101, null], exact: (column) => `exact ${column}` },
      { key: 'b', label: 'UP3D B', values: [80, 99], exact: (column) => `exact ${column}` },
    ]}
    scale={divergingScale(100, 10)}
    words={String}
    {...props}
  />
);

it('is a table with its values in the cells, and a dash where nothing is known', () => {
  renderPage(table());
  const shown = screen.getByRole('table', { name: 'Pencapaian per unit dan bulan' });
  expect(within(shown).getByRole('columnheader', { name: 'Jan' })).toBeInTheDocument();
  const row = within(shown).getByRole('row', { name: /^UP3D A/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['101', '-']);
  expect(screen.getByText('* belum selesai')).toBeInTheDocument();
});

it('says of a cell that is hidden that it is, and hatches only what is not known', () => {
  const hidden = (column: number): boolean => column === 0;
  renderPage(table({ rows: [{ key: 'a', label: 'UP3D A', values: [null, null], hidden, exact: String }] }));
  const [valueCell, unknown] = within(screen.getByRole('row', { name: /^UP3D A/ })).getAllByRole('cell');
  expect([valueCell?.textContent, unknown?.textContent]).toEqual(['disembunyikan', '-']);
  expect(valueCell && getComputedStyle(valueCell).backgroundImage).not.toContain('gradient');
  expect(unknown && getComputedStyle(unknown).backgroundImage).toContain('gradient');
});

it('arrows walk through rows and columns with the exact value', async () => {
  renderPage(table());
  const cells = screen.getAllByRole('cell').filter((cell) => cell.dataset['mark'] !== undefined);
  cells[0]?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(cells[3]).toHaveFocus();
  expect(cells[3]).toHaveAccessibleDescription('Feb (belum selesai) exact 1');
  expect(await screen.findByText('exact 1')).toBeInTheDocument();
});

it('a cell that leads somewhere is a button', async () => {
  const selected: string[][] = [];
  renderPage(table({ onSelect: (...keys) => selected.push(keys) }));
  await userEvent.click(screen.getByRole('button', { name: '80' }));
  expect(selected).toEqual([['b', 'jan']]);
});

it('says what stands in a cell of which there is nothing to know', () => {
  const rows = [
    { key: 'a', label: 'UP3D A', values: [101, null], blank: (column: number) => (column === 1 ? '·' : undefined), exact: String },
  ];
  renderPage(table({ rows, onSelect: () => undefined }));
  const [, blank] = within(screen.getByRole('row', { name: /^UP3D A/ })).getAllByRole('cell');
  expect(blank).toHaveTextContent('·');
  expect(blank).not.toHaveClass('unknown');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('says what a row has it say, in the colour of its value', () => {
  const rows = [{ key: 'a', label: 'UP3D A', values: [101, 1], cellText: (column: number) => `Rp ${column}`, exact: String }];
  renderPage(table({ rows }));
  const [first, second] = within(screen.getByRole('row', { name: /^UP3D A/ })).getAllByRole('cell');
  expect([first?.textContent, second?.textContent]).toEqual(['Rp 0', 'Rp 1']);
  expect(first?.getAttribute('style')).not.toBe(second?.getAttribute('style'));
});

describe('cells without a colour of the scale', () => {
  const cellsOf = (label: RegExp) => within(screen.getByRole('row', { name: label })).getAllByRole('cell');
  const row = (more: Partial<HeatTableProps['rows'][number]>) => ({ key: 'a', label: 'UP3D A', values: [50, 50], exact: String, ...more });

  it('are those that weigh little, which is said', () => {
    renderPage(
      table({
        rows: [row({ isPale: (column) => column === 0 })],
        columns: [
          { key: 'jan', label: 'Jan' },
          { key: 'feb', label: 'Feb' },
        ],
      }),
    );
    const [pale, coloured] = cellsOf(/^UP3D A/);
    expect([pale?.style.backgroundColor, coloured?.style.backgroundColor !== '']).toEqual(['', true]);
    expect(pale).toHaveAccessibleDescription('Jan 0; Bobot kecil');
    expect(screen.getByText(/^Sel tanpa warna tidak dinilai: isinya kurang dari 1%/)).toBeInTheDocument();
  });

  it('are those of a period that has not ended, which is hatched', () => {
    renderPage(table({ rows: [row({})] }));
    const [ended, open] = cellsOf(/^UP3D A/);
    expect([ended?.style.backgroundColor !== '', open?.style.backgroundColor]).toEqual([true, '']);
    expect(open && getComputedStyle(open).backgroundImage).toContain('gradient');
    expect(screen.queryByText(/^Tanpa warna/)).not.toBeInTheDocument();
  });
});
