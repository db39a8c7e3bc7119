import { MAX_WORK_LISTS } from '@pendapa/contracts';
import { Journal } from '@pendapa/journal';
import { temporaryFolder } from '../testing/small-agency.ts';
import { KINDS, type WorkListValue } from './stored-work-list.ts';
import { WorkLists } from './work-lists.ts';

const SITI = { role: 'analyst', subject: 'siti', session: 1, address: null, units: null } as const;
const VALUE: WorkListValue = {
  name: 'Kunjungan',
  due: null,
  madeAt: '2024-03-01T00:00:00.000Z',
  closedAt: null,
  closedBy: null,
  list: 'debtors',
  generation: 1,
  snapshot: '2024-02-29',
  rows: 1,
  amount: '5',
  owed: '5',
};
const WANTED = {
  list: '/api/v1/lists/debtors',
  listQuery: {
    list: 'debtors',
    question: { subject: 'arrears', measures: [] },
    sort: { key: 'amount', descending: true },
    search: '',
  },
  keys: null,
  generation: 1,
  name: 'Kunjungan',
  unit: null,
  due: null,
  choose: () =>
    Promise.resolve({
      cases: [{ object: '1', mark: '0123456789abcdef', tax: 'PBB', amount: '5', owed: '5', lastDue: '2023-09-30' }],
      rows: 1,
      snapshot: '2024-02-29',
      generation: 1,
    }),
} as const;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let journal: Journal;
let workLists: WorkLists;

beforeEach(async () => {
  folder = await temporaryFolder();
  journal = new Journal(folder.path, { onNotice: () => undefined });
  workLists = new WorkLists({ journal, record: () => Promise.resolve(), isShared: () => false });
});
afterEach(async () => {
  await journal.close();
  await folder.remove();
});

it('makes no list beyond the limit of open ones, and makes one again after one is closed', async () => {
  const stored = Array.from({ length: MAX_WORK_LISTS }, (_, index) => ({
    kind: KINDS.list,
    id: `list-${String(index)}`,
    revision: 0,
    owner: 'siti',
    unit: null,
    value: VALUE,
  }));
  await journal.change('siti', stored);
  await expect(workLists.make(WANTED, SITI)).rejects.toMatchObject({
    problem: {
      code: 'action-refused',
      params: { en: expect.stringContaining('Close one'), id: expect.stringContaining('Tutup salah satunya') },
    },
  });
  await workLists.end('list-7', 1, SITI);
  expect(await workLists.make(WANTED, SITI)).toMatchObject({ rows: 1, amount: '5' });
});
