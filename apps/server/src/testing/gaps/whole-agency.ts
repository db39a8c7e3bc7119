import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, type ExtractKey } from '@pendapa/contracts';
import { writeTemplate } from '@pendapa/importing';
import { readExtractFiles, type ExtractFile, type ExtractFiles } from './extract-files.ts';
import { OFFICES, SAMSATS, objects, taxpayers, type Cells, type TaxObject } from './register.ts';

const LAST_DAY = '2025-11-20';
const YEARS = [2024, 2025] as const;
const SNAPSHOTS = ['2024-12-31', '2025-06-30', '2025-10-31'] as const;
const PAIRS = ['BANK-A TELLER', 'BANK-B TELLER', 'BANK-B VA', 'BANK-B QRIS'] as const;

type Rows = Readonly<Partial<Record<ExtractKey, readonly Cells[]>>>;

/** A second city, so that places and units can be compared. */
const MORE: Rows = {
  regions: [
    { code: '99.02', level: 'city', name: 'Kota Anggrek (contoh)', parent: '99', bpsCode: '9972', population: 40_000, areaKm2: 80 },
    { code: '99.02.01', level: 'district', name: 'Dahlia', parent: '99.02', bpsCode: '9972010', population: 40_000, areaKm2: 80 },
    {
      code: '99.02.01.1001',
      level: 'ward',
      name: 'Dahlia Timur',
      parent: '99.02.01',
      bpsCode: '9972010001',
      population: 40_000,
      areaKm2: 80,
    },
  ],
  units: [
    { code: 'SAMSAT-9902', name: 'Samsat Anggrek', nameEn: 'Anggrek Samsat', kind: 'samsat', parent: 'HQ', region: '99.02' },
    {
      code: 'UP3D-990201',
      name: 'UP3D Dahlia',
      nameEn: 'UP3D Dahlia',
      kind: 'up3d',
      parent: 'HQ',
      region: '99.02.01',
      districts: '99.02.01',
    },
  ],
};

/** A random generator with a fixed seed. */
function numbers(): (below: number) => number {
  let state = 20_251_120;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Debt {
  readonly object: TaxObject;
  readonly year: number;
  readonly due: string;
  readonly tax: number;
  readonly paidOn: string | null;
}

const monthEnd = (year: number, month: number): string =>
  addDays(month === 12 ? `${String(year + 1)}-01-01` : `${String(year)}-${String(month + 1).padStart(2, '0')}-01`, -1);

/** All extracts of a complete small agency: the example's reference tables, and facts of two years. */
export async function wholeAgency(): Promise<ExtractFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'pendapa-template-'));
  try {
    await writeTemplate(join(folder, 'template'));
    return withFacts(await readExtractFiles(join(folder, 'template', 'example')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function withFacts(example: ExtractFiles): ExtractFiles {
  const below = numbers();
  const registered = objects(below);
  const assessments: Cells[] = [];
  const returns: Cells[] = [];
  const payments: Cells[] = [];
  const debts: Debt[] = [];
  const pay = (day: string, object: TaxObject, year: number, amount: number, about: Cells): void => {
    const [bank = '', channel = ''] = (PAIRS[below(PAIRS.length)] ?? '').split(' ');
    const number = String(payments.length + 1);
    const late = below(5) === 0 ? Math.round(amount / 50) : 0;
    const money = { principal: amount, penalty: late, discount: 0, amount: amount + late };
    const when = { paidOn: day, paidTime: '10:21:05', posted: addDays(day, below(2)) };
    const owed = { taxYear: year, channel, bank, arrears: year < Number(day.slice(0, 4)) ? 'true' : 'false', ...about };
    payments.push({ id: `P-${number}`, ntpd: `NTPD${number}`, ...when, object: object.id, tax: object.tax, ...owed, ...money });
  };
  for (const object of registered) {
    for (const year of YEARS) {
      if (object.tax === 'PBJT_MAMIN') {
        for (let month = 1; month <= 12; month += 1) {
          const end = monthEnd(year, month);
          const due = addDays(end, 20);
          if (due > LAST_DAY) continue;
          const id = `R-${object.id}-${end}`;
          const tax = object.base / 10 + below(9) * 100_000;
          const filed = below(10) > 0;
          const filing = filed
            ? { filedOn: addDays(end, 5 + below(20)), mode: below(4) > 0 ? 'online' : 'counter', declaredBase: tax * 10, declaredTax: tax }
            : {};
          const period = { taxYear: year, period: year * 100 + month };
          returns.push({
            id,
            object: object.id,
            tax: object.tax,
            ...period,
            periodEnd: end,
            dueOn: due,
            payDueOn: addDays(end, 15),
            ...filing,
            source: 'SPTPD',
            correction: 0,
          });
          if (filed) pay(addDays(end, 6 + below(14)), object, year, tax, { return: id, period: period.period });
        }
        continue;
      }
      const issued = `${String(year)}-0${String(2 + below(3))}-08`;
      const due = object.tax === 'PBBP2' ? `${String(year)}-09-30` : addDays(issued, 60);
      const tax = Math.round(object.base / 100);
      const id = `A-${object.id}-${String(year)}`;
      const paidOn = below(4) > 0 ? addDays(due, below(60) - 40) : null;
      const document = object.tax === 'PBBP2' ? 'SPPT' : 'SKPD';
      const span = { periodStart: `${String(year)}-01-01`, periodEnd: `${String(year)}-12-31` };
      const reduced = { penalty: 0, exemption: 0, reduction: 0, cancelled: 0 };
      assessments.push({
        id,
        document,
        object: object.id,
        tax: object.tax,
        taxYear: year,
        ...span,
        issuedOn: issued,
        dueOn: due,
        principal: tax,
        ...reduced,
      });
      debts.push({ object, year, due, tax, paidOn });
      if (paidOn !== null && paidOn < LAST_DAY) pay(paidOn, object, year, tax, { assessment: id });
    }
  }
  const open = (on: string): readonly Debt[] => debts.filter(({ due, paidOn }) => due < on && (paidOn === null || paidOn > on));
  const added: Rows = {
    ...MORE,
    calendar: Array.from({ length: 366 }, (_, day) => {
      const date = addDays('2024-01-01', day);
      return { day: date, working: String(![0, 6].includes(new Date(date).getUTCDay())), ramadan: 'false' };
    }),
  };
  const own: Rows = {
    targets: YEARS.flatMap((year) => targetsOf(year)),
    costs: YEARS.flatMap((year) => ['', ...OFFICES].map((unit) => ({ year, unit, item: 'Belanja pegawai', amount: 4_000_000 }))),
    taxpayers: taxpayers(below),
    objects: registered.map(({ id, tax, cells }) => ({ id, tax, ...cells })),
    objectEvents: registered.map(({ id, cells }, index) => ({
      id: `E-${String(index)}`,
      object: id,
      event: 'opened',
      on: cells['openedOn'] ?? '',
    })),
    assessments,
    returns,
    payments: payments.sort((one, other) => String(one['posted']).localeCompare(String(other['posted']))),
    arrears: SNAPSHOTS.flatMap((on) => open(on).map((debt, index) => debtRow(on, debt, index))),
    arrearsMovements: movements(open),
    enforcement: open('2025-10-31').map(({ object, tax }, index) => ({
      id: `ENF-${String(index + 100)}`,
      object: object.id,
      tax: object.tax,
      action: index % 3 === 0 ? 'warning' : 'reminder',
      issuedOn: addDays('2025-07-01', index),
      amount: tax,
      result: index % 4 === 0 ? 'paid' : 'open',
    })),
  };
  const filled = Object.entries(example).map(([key, file]): [string, ExtractFile] => {
    const extract = key as ExtractKey;
    const inColumns = (cells: Cells): readonly string[] => file.columns.map((column) => String(cells[column] ?? ''));
    const rows = own[extract]?.map(inColumns) ?? [...file.rows, ...(added[extract] ?? []).map(inColumns)];
    return [extract, { columns: file.columns, rows }];
  });
  return Object.fromEntries(filled) as ExtractFiles;
}

function targetsOf(year: number): readonly Cells[] {
  const units = { PKB: SAMSATS, PBBP2: OFFICES, PBJT_MAMIN: OFFICES, REKLAME: OFFICES } as const;
  return Object.entries(units).flatMap(([tax, own]) =>
    ['', ...own].flatMap((unit) =>
      Array.from({ length: 12 }, (_, month) => ({
        year,
        version: 'apbd',
        effectiveFrom: `${String(year)}-01-01`,
        unit,
        tax,
        month: month + 1,
        amount: unit === '' ? own.length * 1_000_000 : 1_000_000,
      })),
    ),
  );
}

function debtRow(on: string, { object, year, due, tax }: Debt, index: number): Cells {
  const owed = {
    taxYear: year,
    principal: tax,
    penalty: Math.round(tax / 20),
    dueOn: due,
    quality: year < Number(on.slice(0, 4)) ? 'substandard' : 'current',
  };
  const standing = { disputed: String(index % 9 === 4), uncollectible: 'false', expiresOn: `${String(year + 5)}${due.slice(4)}` };
  return { snapshotOn: on, object: object.id, tax: object.tax, ...owed, ...standing, lastAction: 'reminder', actionOn: addDays(on, -30) };
}

function movements(open: (on: string) => readonly Debt[]): readonly Cells[] {
  const sumOf = (on: string, tax: string): number =>
    open(on)
      .filter(({ object }) => object.tax === tax)
      .reduce((sum, debt) => sum + debt.tax + Math.round(debt.tax / 20), 0);
  return ['PKB', 'PBBP2', 'REKLAME'].flatMap((tax) =>
    SNAPSHOTS.map((on, index) => {
      const before = SNAPSHOTS[index - 1];
      const [opening, closing] = [before === undefined ? 0 : sumOf(before, tax), sumOf(on, tax)];
      const added = Math.max(0, closing - opening) + 1_000_000;
      return { snapshotOn: on, tax, opening, added, collected: opening + added - closing, writtenOff: 0, adjusted: 0, closing };
    }),
  );
}
