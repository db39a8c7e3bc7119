import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageFilters } from '@pendapa/filters';
import { AnswersProvider } from '@pendapa/query';
import { answerOf, renderPage } from '@pendapa/testing';
import { AnswerTable } from './answer-table.tsx';
import { useAnswerPages } from './use-answer-pages.ts';
import { useColumns } from './use-columns.tsx';

interface Unit {
  readonly name: string;
  readonly group: string;
  readonly paid: number;
}

const unitsOf = (count: number): readonly Unit[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Unit ${String(index)}`,
    group: index % 2 === 0 ? 'Genap' : 'Ganjil',
    paid: index,
  }));

function Units({ count }: { readonly count: number }) {
  const rows = unitsOf(count);
  const columns = useColumns<(typeof rows)[number]>();
  return (
    <AnswerTable
      caption="Unit"
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        columns.name({ key: 'name', header: 'Nama', text: ({ name }) => name }),
        columns.name({ key: 'group', header: 'Kelompok', text: ({ group }) => group }),
        columns.count({ key: 'paid', header: 'Bayar', value: ({ paid }) => paid }),
      ]}
    />
  );
}

const names = () => screen.getAllByRole('rowheader').map((header) => header.textContent);

it('sorts by a second column with the shift key, and tells the order', async () => {
  renderPage(<Units count={4} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Kelompok' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('button', { name: 'Bayar' }));
  await user.keyboard('{/Shift}');
  expect(names()).toEqual(['Unit 2', 'Unit 0', 'Unit 3', 'Unit 1']);
  expect(screen.getByText('Diurutkan menurut Kelompok, menurun; Bayar, menurun')).toBeInTheDocument();
});

it('sorts by a second column from the keyboard', async () => {
  renderPage(<Units count={4} />);
  const user = userEvent.setup();
  act(() => screen.getByRole('button', { name: 'Kelompok' }).focus());
  await user.keyboard('{Enter}');
  act(() => screen.getByRole('button', { name: 'Nama' }).focus());
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(screen.getByText('Diurutkan menurut Kelompok, menurun; Nama, menaik')).toBeInTheDocument();
});

it('finds rows by their words, and says how many of how many', async () => {
  renderPage(<Units count={20} />, { language: 'en' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search rows: Unit' }), 'unit 1 genap');
  expect(names()).toEqual(['Unit 10', 'Unit 12', 'Unit 14', 'Unit 16', 'Unit 18']);
  expect(screen.getByText('5 of 20 rows match')).toBeInTheDocument();
});

it('has no search where the table is read at a glance', () => {
  renderPage(<Units count={5} />);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('remembers how close the rows stand', async () => {
  const first = renderPage(<Units count={20} />);
  await userEvent.click(screen.getByRole('button', { name: 'Baris rapat', pressed: false }));
  first.unmount();
  renderPage(<Units count={20} />);
  expect(screen.getByRole('button', { name: 'Baris rapat', pressed: true })).toBeInTheDocument();
  localStorage.removeItem('pendapa.density');
});

it('keeps few of many rows in the page, and tells how many there are', () => {
  // jsdom has no layout, so the heights of table and rows are set here.
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(37);
  try {
    renderPage(<Units count={5000} />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    expect(screen.getAllByRole('rowheader').length).toBeLessThan(100);
    expect(screen.getByText('5.000 baris')).toBeInTheDocument();
  } finally {
    jest.restoreAllMocks();
  }
});

function Paged() {
  const { rows, pages } = useAnswerPages({ subject: 'revenue', measures: ['transactions'], by: ['unit'], compare: 'none' }, 2);
  const columns = useColumns<(typeof rows)[number]>();
  return (
    <AnswerTable
      caption="Unit"
      rows={rows}
      rowKey={({ codes }) => codes.unit ?? ''}
      pages={pages}
      columns={[
        columns.name({ key: 'unit', header: 'Nama', text: ({ codes }) => codes.unit ?? '' }),
        columns.count({ key: 'transactions', header: 'Transaksi', value: ({ current }) => current.transactions }),
      ]}
    />
  );
}

it('comes in pages that the server sorts', async () => {
  const page = (units: readonly string[], next: string | null) => ({
    ...answerOf({ by: { unit: units }, measures: { transactions: { unit: 'count', values: units.map(() => 1), total: 3 } } }),
    rowCount: 3,
    next,
  });
  const address = '/api/v1/answers/revenue?m=transactions&by=unit';
  const { server } = renderPage(
    <PageFilters offers={['tax']}>
      <Paged />
    </PageFilters>,
    {
      wrapper: AnswersProvider,
      answers: {
        [`${address}&limit=2`]: page(['U1', 'U2'], '1.2'),
        [`${address}&limit=2&after=1.2`]: page(['U3'], null),
        [`${address}&sort=-transactions&limit=2`]: page(['U3', 'U1'], '1.2'),
      },
    },
  );
  expect(await screen.findByText('2 dari 3 baris')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Muat baris berikutnya' }));
  await waitFor(() => expect(names()).toEqual(['U1', 'U2', 'U3']));
  expect(screen.queryByRole('button', { name: 'Muat baris berikutnya' })).not.toBeInTheDocument();
  await userEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'Transaksi' }));
  await waitFor(() => expect(names()).toEqual(['U3', 'U1']));
  expect(server.requestedAddresses.at(-1)).toBe(`${address}&sort=-transactions&limit=2`);
});
