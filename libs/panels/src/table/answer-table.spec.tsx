import { renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@pendapa/testing';
import { AnswerTable } from './answer-table.tsx';
import { useColumns } from './use-columns.tsx';
import { SortedByAddress } from './use-orders.ts';

interface Tax {
  readonly name: string;
  readonly amount: string | null;
  readonly before: string | null;
}

const ROWS: readonly Tax[] = [
  { name: 'BPHTB', amount: '9007199254740993', before: '9007199254740993' },
  { name: 'Air Tanah', amount: '9007199254740992', before: '10000000000000000' },
  { name: 'Rokok', amount: null, before: null },
];

function Taxes() {
  const columns = useColumns<Tax>();
  return (
    <AnswerTable
      caption="Realisasi per jenis pajak"
      rows={ROWS}
      rowKey={({ name }) => name}
      columns={[
        columns.name({ key: 'name', header: 'Jenis pajak', text: ({ name }) => name }),
        columns.money({ key: 'amount', header: 'Realisasi', value: ({ amount }) => amount, total: '18014398509481985' }),
        columns.change({
          key: 'yoy',
          header: 'Perubahan',
          value: ({ amount }) => amount,
          before: ({ before }) => before,
          spec: { unit: 'money', good: 'up' },
        }),
      ]}
    />
  );
}

const names = (): (string | null)[] =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((header) => header.textContent);

it('has a caption, the unit in the header, all digits for the pointer, and a total over the whole result', () => {
  renderPage(<Taxes />);
  const table = screen.getByRole('table', { name: 'Realisasi per jenis pajak' });
  expect(within(table).getByRole('columnheader', { name: /Realisasi \(Rp\u00a0triliun\)/ })).toBeInTheDocument();
  const [, first] = within(table).getAllByRole('row');
  expect(within(first as HTMLElement).getAllByRole('cell')[0]).toHaveTextContent('9.007,20');
  expect(within(first as HTMLElement).getAllByRole('cell')[0]).toHaveAttribute('title', 'Rp\u00a09.007.199.254.740.993');
  expect(within(table).getByRole('row', { name: /^Jumlah/ })).toHaveTextContent('18.014,40');
  expect(screen.getByText('3 baris')).toBeInTheDocument();
});

it('has one unit for the money of all columns, and says of a small amount that it is small', () => {
  function Money() {
    const columns = useColumns<Tax>();
    const rows = [
      { name: 'PKB', amount: '563100000000', before: '-8278280000' },
      { name: 'PBB', amount: '412000000000', before: '3' },
    ];
    return (
      <AnswerTable
        caption="Uang"
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          columns.name({ key: 'name', header: 'Jenis pajak', text: ({ name }) => name }),
          columns.money({ key: 'amount', header: 'Realisasi', value: ({ amount }) => amount }),
          columns.money({ key: 'gap', header: 'Selisih', value: ({ before }) => before, total: '-8278279997' }),
        ]}
      />
    );
  }
  renderPage(<Money />);
  const plain = (element: Element): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');
  expect(screen.getAllByRole('row').map(plain)).toEqual([
    'Jenis pajakRealisasi (Rp miliar)Selisih (Rp miliar)',
    'PKB563,10−8,28',
    'PBB412,00< 0,01',
    'Jumlah−8,28',
  ]);
  expect(screen.getByText(/^<.0,01$/)).toHaveAttribute('title', 'Rp\u00a03');
});

it('sorts by exact values, unknown ones last in both directions', async () => {
  renderPage(<Taxes />);
  expect(names()).toEqual(['BPHTB', 'Air Tanah', 'Rokok', 'Jumlah']);
  const header = screen.getByRole('button', { name: /Realisasi/ });
  await userEvent.click(header);
  expect(names()).toEqual(['BPHTB', 'Air Tanah', 'Rokok', 'Jumlah']);
  await userEvent.click(header);
  expect(names()).toEqual(['Air Tanah', 'BPHTB', 'Rokok', 'Jumlah']);
  expect(screen.getByRole('columnheader', { name: /Realisasi/ })).toHaveAttribute('aria-sort', 'ascending');
});

it('says a change with sign and word, and "-" where there is nothing to compare', () => {
  renderPage(<Taxes />, { language: 'en' });
  const cells = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  expect(cells.slice(1, 4)).toEqual(['0.00% unchanged', '9.93% down', '-']);
});

it('gives files a change as it stands on screen: a share by points, an amount by a part of what it was', () => {
  const { result } = renderHook(() => useColumns<Tax>());
  const change = (unit: 'ratio' | 'money') =>
    result.current.change({ key: unit, header: '', value: () => 0.2, before: () => 0.25, spec: { unit, good: 'up' } });
  const [row] = ROWS;
  if (!row) throw new Error('There are no rows.');
  expect(change('ratio').file?.value(row)).toBeCloseTo(-0.05, 12);
  expect(change('money').file?.value(row)).toBeCloseTo(-0.2, 12);
});

describe('where the address says how it is sorted', () => {
  const open = (path: string) =>
    renderPage(
      <SortedByAddress value>
        <Taxes />
      </SortedByAddress>,
      { path },
    );

  it('is sorted as the link says, and writes there what the reader chooses beside what else it says', async () => {
    const { visited } = open('/x?t=PKB&s=name');
    expect(names()).toEqual(['Air Tanah', 'BPHTB', 'Rokok', 'Jumlah']);
    await userEvent.click(screen.getByRole('button', { name: /^Perubahan/ }));
    expect(visited.at(-1)).toBe('/x?t=PKB&s=-yoy');
    expect(names()).toEqual(['BPHTB', 'Air Tanah', 'Rokok', 'Jumlah']);
  });

  it('passes over what is no column of it', () => {
    open('/x?s=weather&s=-&s=-name&s=name');
    expect(names()).toEqual(['Rokok', 'BPHTB', 'Air Tanah', 'Jumlah']);
  });
});
