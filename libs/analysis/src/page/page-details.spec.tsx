import { lazy } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type RenderPageOptions } from '@pendapa/testing';
import { Panel } from '@pendapa/ui-layout';
import { AnalysisProvider } from './analysis-provider.tsx';
import { FilteredPage } from './filtered-page.tsx';
import { DetailsPart, PageDetails } from './page-details.tsx';

const load = jest.fn(async () => ({
  default: () => (
    <>
      <DetailsPart part="taxes">
        <Panel title="Semua jenis pajak">tabel</Panel>
      </DetailsPart>
      <DetailsPart part="units">
        <Panel title="Semua unit">daftar</Panel>
      </DetailsPart>
    </>
  ),
}));
const Details = lazy(load);

const open = (options: RenderPageOptions = {}) =>
  renderPage(
    <FilteredPage question="Di mana?" offers={['period']}>
      <Panel title="Bagian pertama">grafik</Panel>
      <PageDetails
        parts={[
          { part: 'taxes', title: 'Jenis pajak', about: 'target dan status' },
          { part: 'units', title: 'Unit', about: 'terdepan dan tertinggal' },
        ]}
      >
        <Details />
      </PageDetails>
    </FilteredPage>,
    { title: 'Halaman', wrapper: AnalysisProvider, details: 'closed', ...options },
  );

const box = () => screen.getByRole('navigation', { name: 'Rincian' });
const button = (name: string) => within(box()).getByRole('button', { name });

beforeEach(() => {
  window.location.hash = '';
  Element.prototype.scrollIntoView = jest.fn();
});

it('names its parts while it is closed, and loads nothing of them', () => {
  open();
  expect(box()).toHaveTextContent('Rincian2 bagian');
  expect(
    within(box())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Jenis pajaktarget dan status', 'Unitterdepan dan tertinggal']);
  expect(screen.queryByText('tabel')).not.toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

it('opens with one click, remembers it on this device, and closes again', async () => {
  const first = open();
  await userEvent.click(button('Buka rincian'));
  expect(await screen.findByText('tabel')).toBeInTheDocument();
  expect(button('Tutup rincian')).toHaveAttribute('aria-expanded', 'true');
  first.unmount();
  const second = open({ details: 'as-left' });
  expect(await screen.findByText('tabel')).toBeInTheDocument();
  await userEvent.click(button('Tutup rincian'));
  expect(screen.queryByText('tabel')).not.toBeInTheDocument();
  second.unmount();
  open({ details: 'as-left' });
  expect(screen.queryByText('tabel')).not.toBeInTheDocument();
});

it('opens at the part whose name was chosen, and gives it the focus', async () => {
  open();
  await userEvent.click(button('Unit'));
  const part = (await screen.findByText('daftar')).closest('[data-details-part]');
  expect(part).toHaveFocus();
});

it('opens for a link to a part, and leaves the choice of the device as it is', async () => {
  window.location.hash = '#units';
  const page = open();
  expect((await screen.findByText('daftar')).closest('[data-details-part]')).toHaveFocus();
  page.unmount();
  window.location.hash = '';
  open();
  expect(screen.queryByText('daftar')).not.toBeInTheDocument();
});

it('opens on another device for a link that was copied while they were open, at the part opened last', async () => {
  const linkOf = async (): Promise<string> => {
    await userEvent.click(screen.getByRole('button', { name: 'Salin tautan' }));
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tautan ke tampilan ini' });
    return link.value;
  };
  const first = open();
  expect(await linkOf()).not.toContain('#');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Unit'));
  await screen.findByText('daftar');
  expect(await linkOf()).toMatch(/#units$/);
  first.unmount();
  const second = open({ details: 'open' });
  await screen.findByText('daftar');
  expect(await linkOf()).toMatch(/#details$/);
  second.unmount();
  window.location.hash = '#details';
  open();
  expect(await screen.findByText('daftar')).toBeInTheDocument();
});

it('stays closed for a link to something else of the page, and for an address that is damaged', () => {
  for (const hash of ['#isi', '#%E0%A4%A']) {
    window.location.hash = hash;
    const page = open();
    expect(button('Buka rincian')).toHaveAttribute('aria-expanded', 'false');
    page.unmount();
  }
});

it('asks before a print whether it includes the details, and prints with them once they are there', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  open();
  await userEvent.keyboard('{Control>}p{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Sertakan rincian?' });
  expect(dialog).toHaveTextContent('Jenis pajak · Unit');
  expect(print).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dengan rincian' }));
  await screen.findByText('tabel');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});
