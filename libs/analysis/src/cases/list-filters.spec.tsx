import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CaseList, ListedCases } from '@pendapa/contracts';
import { useExportRegistry, type ExportRegistry } from '@pendapa/panels';
import { casesOf, renderPage, type RenderPageOptions } from '@pendapa/testing';
import { AnalysisProvider } from '../page/analysis-provider.tsx';
import { FilteredPage } from '../page/filtered-page.tsx';
import { CasesPanel } from './cases-panel.tsx';

const debtors = (numbers: readonly string[], more: Partial<ListedCases> = {}): ListedCases =>
  casesOf({
    list: 'debtors',
    snapshot: '2026-10-31',
    rows: numbers.map((number) => ({ number, key: number, amount: '5000000', region: 'W1', count: 1 })),
    names: { tax: {}, unit: {}, region: { W1: { id: 'Gambir', en: 'Gambir' } } },
    ...more,
  });
const ALL = debtors(['31.71.0001', '31.71.0002', '31.71.0003']);
const OLDEST = debtors(['31.71.0002']);

/** Keeps answers back until the test lets them go. */
function delayAnswers(isDelayed: (address: string) => boolean) {
  const plain = globalThis.fetch;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  globalThis.fetch = async (input, init) => {
    if (isDelayed(String(input))) await released;
    return plain(input, init);
  };
  return () => release();
}

function open({ list = 'debtors', ...more }: Partial<RenderPageOptions> & { readonly list?: CaseList }) {
  const seen: { registry: ExportRegistry | null } = { registry: null };
  function Files() {
    seen.registry = useExportRegistry();
    return null;
  }
  const page = renderPage(
    <FilteredPage question="Objek mana?" offers={['period']}>
      <CasesPanel
        list={list}
        height={200}
        words={{
          title: 'Daftar',
          empty: 'Tidak ada tunggakan.',
          describe: ({ cases }) => ({ subtitle: '', sentence: `${String(cases)} objek`, note: null }),
        }}
      />
      <Files />
    </FilteredPage>,
    { wrapper: AnalysisProvider, ...more },
  );
  const { registry } = seen;
  if (!registry) throw new Error('The page has no registry of exports');
  return { ...page, registry };
}

const choose = async (name: RegExp): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Filter daftar: Daftar' }));
  await userEvent.click(await screen.findByRole('checkbox', { name }));
};
const CHOICES = { choices: { age: [{ code: '5+', cases: 1 }] }, generation: 1 };

it('names the filters of the rows that it has, and delays files until those of the new filters are there', async () => {
  const { registry } = open({
    answers: (address) => {
      if (address.includes('/choices')) return CHOICES;
      return address.includes('age=') ? OLDEST : ALL;
    },
  });
  await screen.findByText('3 objek');
  await waitFor(() => expect(registry.isSettled()).toBe(true));
  const answer = delayAnswers((address) => address.includes('/lists/debtors?age='));
  await choose(/^5 tahun ke atas/);
  expect(screen.getByText('Umur tunggakan: 5 tahun ke atas')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Daftar, posisi 31 Okt 2026' })).toBeInTheDocument();
  expect(registry.parts().flatMap((part) => part.notes())).toEqual([]);
  expect(registry.isSettled()).toBe(false);
  answer();
  expect(await screen.findByText('1 objek')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Daftar, posisi 31 Okt 2026, Umur tunggakan: 5 tahun ke atas' })).toBeInTheDocument();
  expect(registry.parts().flatMap((part) => part.notes())).toEqual(['Filter daftar: Umur tunggakan: 5 tahun ke atas.']);
  await waitFor(() => expect(registry.isSettled()).toBe(true));
});

it.each([
  ['the rows that it has, if these are all', ALL, false],
  ['a list of its own beyond the last page of the screen', debtors(['31.71.0001'], { cases: 3, found: 3, next: null }), true],
])('takes for a file %s', async (_, answer, opens) => {
  const { registry } = open({ answers: () => answer });
  await screen.findByText('3 objek');
  const [part] = registry.parts();
  expect((await part?.draw(new AbortController().signal))?.open !== undefined).toBe(opens);
});

it('prints under the filters that its rows have: other filters begin anew', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  open({
    answers: (address) => {
      const isOldest = address.includes('age=') || address.includes('/list-files/oldest');
      if (address.includes('/files')) return { id: isOldest ? 'oldest' : 'all', rows: isOldest ? 1 : 3, generation: 1 };
      if (address.includes('/choices')) return CHOICES;
      return isOldest ? OLDEST : ALL;
    },
  });
  await screen.findByText('3 objek');
  await userEvent.click(screen.getByRole('button', { name: 'Cetak per kelurahan' }));
  expect(await screen.findByText(/1 wilayah, 3 baris\.$/)).toBeInTheDocument();
  await choose(/^5 tahun ke atas/);
  await screen.findByText('1 objek');
  expect(screen.queryByRole('button', { name: 'Cetak' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cetak per kelurahan' }));
  expect(await screen.findByText(/1 wilayah, 1 baris\.$/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cetak' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.getByText(/^1 dari 1 kasus, Rp\s5\sjuta; .* Umur tunggakan: 5 tahun ke atas\.$/)).toBeInTheDocument();
});

const byAddress = (address: string) => {
  if (address.includes('/choices')) return CHOICES;
  return address.includes('min=9') ? debtors([]) : ALL;
};

it('keeps the first of two changes that follow before the page shows it', async () => {
  const { visited } = open({ answers: byAddress });
  await userEvent.click(await screen.findByRole('button', { name: 'Filter daftar: Daftar' }));
  const [age, quality] = await Promise.all([
    screen.findByRole('checkbox', { name: /^5 tahun ke atas/ }),
    screen.findByRole('checkbox', { name: /^Macet/ }),
  ]);
  act(() => [age, quality].forEach((box) => box.click()));
  expect(visited.at(-1)).toBe('/?debtors.age=5%2B&debtors.quality=loss');
  await waitFor(() => expect(age).toBeChecked());
  expect(quality).toBeChecked();
});

it('says nothing of no cases while others load, and shows amounts as they are applied', async () => {
  open({ answers: byAddress, path: '/?debtors.min=9000000' });
  expect(await screen.findByText('Tidak ada kasus dengan filter ini.')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Filter daftar: Daftar' }));
  const from = await screen.findByRole('textbox', { name: 'Dari (Rp)' });
  // The same amount again is no change.
  await userEvent.clear(from);
  await userEvent.type(from, '9000000{Enter}');
  const answer = delayAnswers((address) => address === '/api/v1/lists/debtors');
  await userEvent.click(screen.getByRole('button', { name: 'Hapus filter daftar' }));
  expect(from).toHaveValue('');
  expect(screen.queryByText('Tidak ada kasus dengan filter ini.')).not.toBeInTheDocument();
  expect(screen.queryByText('Tidak ada tunggakan.')).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText('3 objek')).toBeInTheDocument();
});

it('offers the filters of the list alone, by name, and what is not known if there are such cases', async () => {
  const channel = { code: 'QRIS', name: { id: 'QRIS statis', en: 'Static QRIS' }, parent: null };
  const unpaid = casesOf({ list: 'non-payers', rows: [{ number: '31.71.0001', key: '1', amount: '5000000' }] });
  open({
    list: 'non-payers',
    path: '/?non-payers.lastChannel=QRIS',
    answers: (address) => {
      if (address.includes('/dimensions/channel')) return { dimension: 'channel', options: [channel], truncated: false, generation: 1 };
      if (!address.includes('/choices')) return unpaid;
      const objectKind = [
        { code: 'BUS-TRUK', cases: 2 },
        { code: 'unknown', cases: 1 },
      ];
      return { choices: { objectKind, paid: [{ code: 'yes', cases: 3 }], lastChannel: [{ code: 'QRIS', cases: 3 }] }, generation: 1 };
    },
  });
  expect(await screen.findByText('Kanal pembayaran terakhir dalam periode: QRIS statis')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Filter daftar: Daftar' }));
  await screen.findByRole('checkbox', { name: 'Ada pembayaran (3)' });
  const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(names).toEqual([
    'Bus truk (2)',
    'Tidak diketahui (1)',
    'Ada pembayaran (3)',
    'Tidak ada pembayaran tercatat (0)',
    'QRIS statis (3)',
  ]);
});

it('lets refused filters be taken back', async () => {
  open({
    path: '/?debtors.quality=gone',
    answers: (address) =>
      address.includes('quality=gone')
        ? { status: 400, code: 'unknown-value', params: { parameter: 'quality', value: 'gone', allowed: '' } }
        : byAddress(address),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus filter daftar' }));
  expect(await screen.findByText('3 objek')).toBeInTheDocument();
});

it('says on each sheet of paper that the list has more rows', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const cut = debtors(['31.71.0001', '31.71.0002'], { cases: 10_002, found: 10_002 });
  open({ answers: (address) => (address.includes('/files') ? { id: 'file-1', rows: 10_000, generation: 1 } : cut) });
  await userEvent.click(await screen.findByRole('button', { name: 'Cetak per kelurahan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cetak' }));
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(screen.getByText(/Dicetak 2 baris pertama dari 10\.002\./)).toBeInTheDocument();
});
