import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@pendapa/testing';
import { AnswerTable } from './answer-table.tsx';
import type { TableColumn } from './table-column.ts';

const COLUMN = 120;

const column = (key: string): TableColumn<string> => ({
  key,
  header: key,
  kind: 'number',
  cell: (row) => `${row} ${key}`,
  sortBy: () => null,
  file: { label: key, kind: 'text', value: (row) => row },
});
const columns = ['Nama', 'Realisasi', 'Pencapaian', 'Status', 'Porsi', 'Sistem', 'Nama lama'].map(column);

/** Gives every column the same width, and a table the width of its columns; `growth` is that of the shown ones once others are hidden. */
function layOut(room: number, growth = 0): void {
  const shown = (): number => columns.length - Number(/\d+/.exec(more()?.textContent ?? '0')?.[0]);
  const width = (element: HTMLElement): number => {
    if (!(element instanceof HTMLTableElement)) return COLUMN;
    return element.hasAttribute('data-measured') ? columns.length * COLUMN : shown() * COLUMN + growth;
  };
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function of(this: HTMLElement) {
    return width(this);
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(room);
}

const show = () => renderPage(<AnswerTable caption="Rincian" rows={['a']} columns={columns} rowKey={(row) => row} />, { language: 'en' });
const more = (): Element | null => screen.queryByRole('button', { name: /more column/ });

afterEach(() => jest.restoreAllMocks());

it('counts the last columns, which have no room, and gives the way to them and back', async () => {
  layOut(5 * COLUMN + 40);
  show();
  await userEvent.click(screen.getByRole('button', { name: '2 more columns' }));
  await userEvent.click(screen.getByRole('button', { name: 'Only columns that fit' }));
  expect(more()).toHaveTextContent('2 more columns');
});

it('hides one more column where those that are left grow', () => {
  layOut(5 * COLUMN + 40, 60);
  show();
  expect(more()).toHaveTextContent('3 more columns');
});

it('leaves out nothing where all fit, and nothing on a phone, where it scrolls sideways', () => {
  layOut(columns.length * COLUMN);
  const { unmount } = show();
  expect(more()).toBeNull();
  unmount();
  layOut(300);
  show();
  expect(more()).toBeNull();
});
