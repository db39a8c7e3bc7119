import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useFilteredAnswer, useMoneyMeasure } from '@pendapa/filters';
import { AddressProvider, useAddress, type Address } from '@pendapa/page-manifest';
import { KpiStrip, MeasureCard } from '@pendapa/panels';
import type { FilterName } from '@pendapa/query';
import { answerOf, optionsFor, referencesOf, renderPage, type RenderPageOptions } from '@pendapa/testing';
import { AnalysisProvider } from './analysis-provider.tsx';
import { FilteredPage } from './filtered-page.tsx';

const name = (id: string, en: string) => ({ id, en });
const OPTIONS = {
  taxType: [
    { code: 'PBBP2', name: name('Pajak Bumi', 'Land Tax'), parent: null },
    { code: 'BPHTB', name: name('Bea Perolehan', 'Acquisition Duty'), parent: null },
  ],
  channel: [{ code: 'VA', name: name('Rekening virtual', 'Virtual account'), parent: null }],
  city: [{ code: '31.71', name: name('Kota Pusat', 'Kota Pusat'), parent: '31' }],
  district: [
    { code: '31.71.01', name: name('Gambir', 'Gambir'), parent: '31.71' },
    { code: '31.74.07', name: name('Kebayoran', 'Kebayoran'), parent: '31.74' },
  ],
};

const money = (key: string) => answerOf({ measures: { [key]: { unit: 'money', total: '110', totalBefore: '100' } } });
const registered = answerOf({ measures: { registered: { unit: 'count', total: 7 } } });

function answers(address: string) {
  const options = optionsFor(address, OPTIONS);
  if (options) return options;
  if (address.includes('/objects?')) return registered;
  return money(address.includes('m=principal') ? 'principal' : 'amount');
}

function Cards() {
  const measure = useMoneyMeasure();
  return (
    <KpiStrip label="cards">
      <MeasureCard query={useFilteredAnswer({ subject: 'revenue', measures: [measure] })} measure={measure} />
      <MeasureCard query={useFilteredAnswer({ subject: 'objects', measures: ['registered'] })} measure="registered" />
    </KpiStrip>
  );
}

const OFFERS: readonly FilterName[] = ['period', 'compare', 'region', 'tax', 'channel', 'penalty'];

const open = (options: RenderPageOptions = {}) =>
  renderPage(
    <FilteredPage question="?" offers={OFFERS}>
      <Cards />
    </FilteredPage>,
    { wrapper: AnalysisProvider, answers, ...options },
  );
const REVENUE = '/api/v1/answers/revenue?m=amount';
const lastRevenue = (addresses: readonly string[]) => addresses.filter((address) => address.includes('/revenue?')).at(-1);
const asks = (addresses: readonly string[], address: string) => waitFor(() => expect(lastRevenue(addresses)).toBe(address));
const bar = (label = 'Filter') => screen.getByRole('group', { name: label });

it('asks the defaults without a word in the address, and says the dates and those of the comparison', async () => {
  const { server, visited } = open();
  await asks(server.requestedAddresses, `${REVENUE}&compare=last-year`);
  expect(visited).toEqual([]);
  expect(await within(bar()).findByRole('button', { name: /^Rentang tanggal: Tahun ini, 1.Jan.–.14.Nov.2026$/ })).toBeInTheDocument();
  expect(within(bar()).getByRole('button', { name: /^Pembanding: dibanding 1.Jan.–.14.Nov.2025$/ })).toBeInTheDocument();
});

it('asks by what the address says, and names it in the line, beside crosses that take it away', async () => {
  const { server, visited } = open({ path: '/x?p=lm&c=n&t=PBBP2&r=31.71&r=31.71.01', language: 'en' });
  await asks(server.requestedAddresses, `${REVENUE}&from=2026-10-01&to=2026-10-31&tax=PBBP2&region=31.71.01`);
  expect(await within(bar('Filters')).findByRole('button', { name: 'Tax type: Land Tax' })).toBeInTheDocument();
  expect(within(bar('Filters')).getByRole('button', { name: 'Region: Gambir' })).toBeInTheDocument();
  await userEvent.click(within(bar('Filters')).getByRole('button', { name: /Remove the filter Region/ }));
  expect(visited.at(-1)).toBe('/x?p=lm&c=n&t=PBBP2');
  await asks(server.requestedAddresses, `${REVENUE}&from=2026-10-01&to=2026-10-31&tax=PBBP2`);
});

it('says which filter does not reach a figure', async () => {
  open({ path: '/x?ch=VA&d=0' });
  const objects = await screen.findByRole('article', { name: 'Objek Pajak terdaftar' });
  await waitFor(() => expect(objects).toHaveTextContent('Filter kanal pembayaran tidak berlaku di sini'));
  expect(screen.getByRole('article', { name: 'Pokok' })).not.toHaveTextContent('tidak berlaku');
});

it('leaves out codes that the data do not know, a district of another city, and filters that it does not offer', async () => {
  const { server, visited } = open({ path: '/x?t=PBBP2&t=MOON&r=31.71&r=31.74.07&b=BJ&c=moon' });
  await asks(server.requestedAddresses, `${REVENUE}&tax=PBBP2&region=31.71&compare=last-year`);
  expect(server.requestedAddresses.some((address) => address.includes('MOON,') || address.includes('tax=MOON'))).toBe(false);
  const notice = await screen.findByText('Filter Jenis pajak: "MOON" tidak dikenal dan tidak dipakai.');
  expect(notice).toBeInTheDocument();
  expect(screen.getByText('Filter Wilayah: "31.74.07" tidak dikenal dan tidak dipakai.')).toBeInTheDocument();
  expect(screen.getByText('Filter Bank tidak tersedia di halaman ini dan tidak dipakai.')).toBeInTheDocument();
  expect(screen.getByText('Filter Pembanding: "moon" tidak dikenal dan tidak dipakai.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Bersihkan alamat' }));
  expect(visited).toEqual(['/x?r=31.71&t=PBBP2']);
  expect(screen.queryByText(/tidak dikenal/)).not.toBeInTheDocument();
});

it('takes the same days last year where nobody knows the date of Lebaran', async () => {
  const { server } = open({ path: '/x?p=2018-01-01..2018-12-31&c=l' });
  await asks(server.requestedAddresses, `${REVENUE}&from=2018-01-01&to=2018-12-31&compare=last-year`);
  expect(screen.getByText(/Tanggal Lebaran untuk periode ini tidak diketahui/)).toBeInTheDocument();
});

it('chooses tax types by name, at once', async () => {
  const { server, visited } = open();
  await userEvent.click(within(bar()).getByRole('button', { name: /^Jenis pajak:/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Jenis pajak' });
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Bea Perolehan' }));
  expect(visited).toEqual(['/?t=BPHTB']);
  await asks(server.requestedAddresses, `${REVENUE}&tax=BPHTB&compare=last-year`);
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Pajak Bumi' }));
  await asks(server.requestedAddresses, `${REVENUE}&tax=BPHTB,PBBP2&compare=last-year`);
});

it('makes one step back of one visit to a filter, however much was chosen there', async () => {
  const storedParameters: string[] = [];
  const entries: string[] = [];
  function Bar({ children }: { readonly children: ReactNode }) {
    const address = useAddress();
    const changeParameters: Address['changeParameters'] = (change, options) =>
      address.changeParameters((latest) => {
        const next = change(latest);
        (options?.replace ? storedParameters : entries).push(next.toString());
        return next;
      }, options);
    return (
      <AddressProvider value={{ ...address, changeParameters }}>
        <AnalysisProvider>{children}</AnalysisProvider>
      </AddressProvider>
    );
  }
  open({ wrapper: Bar });
  const taxes = async () => {
    await userEvent.click(within(bar()).getByRole('button', { name: /^Jenis pajak:/ }));
    return screen.findByRole('dialog', { name: 'Jenis pajak' });
  };
  const dialog = await taxes();
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Bea Perolehan' }));
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Pajak Bumi' }));
  expect([entries, storedParameters]).toEqual([['t=BPHTB'], ['t=BPHTB&t=PBBP2']]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(within(await taxes()).getByRole('checkbox', { name: 'Pajak Bumi' }));
  expect(entries).toEqual(['t=BPHTB', 't=BPHTB']);
});

it('offers the districts of the chosen city', async () => {
  const { server } = open();
  await userEvent.click(within(bar()).getByRole('button', { name: /^Wilayah:/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Wilayah' });
  expect(await within(dialog).findByRole('combobox', { name: 'Kecamatan' })).toBeDisabled();
  await within(dialog).findByRole('option', { name: 'Kota Pusat' });
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Kota/Kabupaten' }), '31.71');
  await within(dialog).findByRole('option', { name: 'Gambir' });
  expect(within(dialog).queryByRole('option', { name: 'Kebayoran' })).not.toBeInTheDocument();
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Kecamatan' }), '31.71.01');
  await asks(server.requestedAddresses, `${REVENUE}&region=31.71.01&compare=last-year`);
});

it('finds a region of any level by a part of its name', async () => {
  const { server } = open();
  await userEvent.click(within(bar()).getByRole('button', { name: /^Wilayah:/ }));
  const field = await screen.findByRole('combobox', { name: 'Cari wilayah menurut nama' });
  expect(field).toHaveFocus();
  await userEvent.type(field, 'gam');
  await userEvent.click(await screen.findByRole('option', { name: 'Gambir Kecamatan, Kota Pusat' }));
  await asks(server.requestedAddresses, `${REVENUE}&region=31.71.01&compare=last-year`);
});

async function dateRange(language: 'id' | 'en' = 'id') {
  const label = { id: 'Rentang tanggal', en: 'Date range' }[language];
  const group = bar(language === 'id' ? 'Filter' : 'Filters');
  await userEvent.click(within(group).getByRole('button', { name: new RegExp(`^${label}:`) }));
  const dialog = await screen.findByRole('dialog', { name: label });
  const field = (id: string, en: string) => within(dialog).findByRole('textbox', { name: language === 'id' ? id : en });
  return { dialog, from: await field('Tanggal mulai', 'Start date'), to: await field('Tanggal akhir', 'End date') };
}

it('takes dates of its own, and says why two dates make no period', async () => {
  const { visited } = open();
  const { dialog, from, to } = await dateRange();
  await waitFor(() => expect(from).toHaveValue('1 Jan 2026'));
  fireEvent.change(from, { target: { value: '1 Desember 2026' } });
  expect(await within(dialog).findByText(/Tanggal akhir harus sama dengan atau sesudah/)).toBeInTheDocument();
  fireEvent.change(from, { target: { value: '1 Feb' } });
  expect(await within(dialog).findByText('Isi tanggal lengkap')).toBeInTheDocument();
  expect(visited).toEqual([]);
  fireEvent.change(from, { target: { value: '01/02/2026' } });
  fireEvent.change(to, { target: { value: '28-2-2026' } });
  expect(visited).toEqual(['/?p=2026-02-01..2026-11-14', '/?p=2026-02-01..2026-02-28']);
  fireEvent.blur(to);
  expect(to).toHaveValue('28 Feb 2026');
});

it('writes dates in the language of the reader, and moves them by keys and in a calendar', async () => {
  const { visited } = open({ path: '/x?p=2026-05-04..2026-05-20', language: 'en' });
  const { dialog, from } = await dateRange('en');
  await waitFor(() => expect(from).toHaveValue('4 May 2026'));
  fireEvent.keyDown(from, { key: 'ArrowUp' });
  expect(from).toHaveValue('5 May 2026');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Calendar Start date' }));
  const grid = within(dialog).getByRole('group', { name: 'Calendar Start date' });
  expect(within(grid).getAllByRole('columnheader')[0]).toHaveTextContent('Mon');
  within(grid).getByRole('button', { name: '5 May 2026' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
  expect(from).toHaveValue('11 May 2026');
  expect(visited.at(-1)).toBe('/x?p=2026-05-11..2026-05-20');
});

it('shows the principal, under its own name, without penalties', async () => {
  open({ path: '/x?d=0' });
  await waitFor(() => expect(screen.getByRole('article', { name: 'Pokok' })).toHaveTextContent('Rp 110'));
});

describe('the keys of the period', () => {
  const press = (key: string) => userEvent.keyboard(key);

  it('change it from anywhere on the page', async () => {
    const { visited } = open();
    await screen.findByText(/dibanding/);
    await press('m');
    await press('{ArrowLeft}');
    await press('x');
    await press('y');
    expect(visited).toEqual(['/?p=m', '/?p=lm', '/?p=lm&c=n', '/?c=n']);
  });

  it('do nothing while the reader types, nor when they are switched off', async () => {
    const { visited } = open();
    await screen.findByText(/dibanding/);
    await press('c');
    const dialog = await screen.findByRole('dialog', { name: 'Rentang tanggal' });
    await press('m');
    expect(visited).toEqual([]);
    await userEvent.click(await within(dialog).findByRole('switch', { name: 'Pintasan papan ketik' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('m');
    expect(visited).toEqual([]);
    localStorage.removeItem('pendapa.shortcuts');
  });
});

it('brings the defaults back with Esc in the bar, and tells so', async () => {
  const { visited } = open({ path: '/x?c=n' });
  act(() =>
    within(bar())
      .getByRole('button', { name: /^Pembanding:/ })
      .focus(),
  );
  await userEvent.keyboard('{Escape}');
  expect(visited).toEqual(['/x?']);
  expect(screen.getByText('Filter dihapus.')).toBeInTheDocument();
});

it('remembers the filters of the page for links of the product, says so, and never against an address that has some', async () => {
  const first = open({ path: '/x?c=n' });
  await asks(first.server.requestedAddresses, REVENUE);
  first.unmount();
  const second = open({ path: '/x', remember: true, fromWithin: true });
  expect(second.visited).toEqual(['/x?c=n']);
  await asks(second.server.requestedAddresses, REVENUE);
  expect(screen.getByText('Filter kunjungan terakhir Anda dipakai lagi.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tanpa filter' }));
  expect(second.visited.at(-1)).toBe('/x?');
  expect(screen.queryByText('Filter kunjungan terakhir Anda dipakai lagi.')).not.toBeInTheDocument();
  second.unmount();
  const third = open({ path: '/x?c=p', remember: true, fromWithin: true });
  await asks(third.server.requestedAddresses, `${REVENUE}&compare=previous`);
  third.unmount();
  const other = open({ path: '/y', remember: true, fromWithin: true });
  await asks(other.server.requestedAddresses, `${REVENUE}&compare=last-year`);
  other.unmount();
  // A shared link shows the same to everybody, whatever they saw last.
  const shared = open({ path: '/x', remember: true });
  await asks(shared.server.requestedAddresses, `${REVENUE}&compare=last-year`);
  expect(shared.visited).toEqual([]);
});

it('copies a link to the whole view, with its days instead of "this year"', async () => {
  userEvent.setup();
  open({ path: '/x?t=PBBP2&map=x' });
  await waitFor(() => expect(bar()).toHaveTextContent('14 Nov 2026'));
  await userEvent.click(screen.getByRole('button', { name: 'Salin tautan' }));
  const link = `${window.location.origin}/x?p=2026-01-01..2026-11-14&t=PBBP2&map=x`;
  expect(await screen.findByRole('textbox', { name: 'Tautan ke tampilan ini' })).toHaveValue(link);
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(screen.getByText(/^Tersalin/)).toBeInTheDocument();
});

const REFERENCES = referencesOf({
  snapshots: ['2025-12-31', '2026-06-30', '2026-09-30'],
});

it('names the snapshot that a page of arrears shows, and offers those that exist in place of the usual periods', async () => {
  const { visited } = renderPage(
    <FilteredPage question="?" offers={OFFERS} isSnapshot>
      <Cards />
    </FilteredPage>,
    {
      title: 'Halaman',
      wrapper: AnalysisProvider,
      answers: (address) => (address.startsWith('/api/v1/references') ? REFERENCES : answers(address)),
    },
  );
  expect(await screen.findByRole('heading', { level: 1, name: /^Halaman, posisi 30.Sep.2026$/ })).toBeInTheDocument();
  await userEvent.click(await within(bar()).findByRole('button', { name: /^Rentang tanggal:/ }));
  const offered = await screen.findAllByRole('radio');
  expect(offered.map((radio) => radio.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/^Posisi 30.Sep.2026$/),
    expect.stringMatching(/^Posisi 30.Jun.2026$/),
    expect.stringMatching(/^Posisi 31.Des.2025$/),
  ]);
  expect(offered[0]).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^Posisi 30.Jun.2026$/ }));
  await waitFor(() => expect(visited.at(-1)).toContain('p=2026-01-01..2026-06-30'));
  expect(screen.getByRole('heading', { level: 1, name: /^Halaman, posisi 30.Jun.2026$/, hidden: true })).toBeInTheDocument();
});
