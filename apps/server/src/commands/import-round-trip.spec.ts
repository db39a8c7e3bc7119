import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, type Answer } from '@pendapa/contracts';
import { runImport } from '@pendapa/importing';
import { openWarehouse } from '@pendapa/warehouse';
import { build } from '../http/build.ts';
import { RunningQueries } from '../http/running-queries.ts';
import { temporaryFolder } from '../testing/small-agency.ts';

jest.setTimeout(300_000);

/** Each pair of day and unit occurs once, so that every cell of an answer is one payment. */
type Payment = readonly [day: string, unit: string, amount: bigint];

const UNITS = Array.from({ length: 14 }, (_value, index) => `UP3D-${index + 1}`);
const [FIRST_DAY, LAST_DAY, DAYS] = ['2023-01-01', '2024-12-31', 731];
const PER_UNIT = 715;

/** Uniform random numbers between 0 and 1 from a seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomPayments(): Payment[] {
  const random = randomNumbers(20_240_229);
  return UNITS.flatMap((unit) => {
    const days = Array.from({ length: DAYS }, (_value, day) => [random(), day] as const).sort(([a], [b]) => a - b);
    return days.slice(0, PER_UNIT).map(([, day]): Payment => {
      const digits = 1 + Math.floor(random() * 15);
      const amount = BigInt(Math.floor(random() * 10 ** digits));
      return [addDays(FIRST_DAY, day), unit, random() < 0.1 ? -amount : amount];
    });
  });
}

const grouped = (amount: bigint): string => String(amount).replace(/\B(?=(\d{3})+$)/g, '.');
const dayFirst = (day: string): string => day.split('-').reverse().join('/');

const PROFILE = {
  extract: 'payments',
  file: { delimiter: ';' },
  numbers: { decimal: ',', thousands: '.' },
  fields: {
    posted: { grain: 'day', column: 'Tanggal', format: 'DD/MM/YYYY' },
    unit: { column: 'UP3D', unknown: 'create', kind: 'up3d' },
    amount: { column: 'Jumlah', negative: true },
  },
};

const inOrder = (payments: readonly Payment[]): string[] => payments.map(([day, unit, amount]) => `${day} ${unit} ${amount}`).sort();

/** Imports payments into a new data folder and queries the server for them, unit by unit. */
async function throughTheProduct(folder: string, payments: readonly Payment[]): Promise<Payment[]> {
  const [dataFolder, shellFolder] = [join(folder, 'data'), join(folder, 'shell')];
  await mkdir(shellFolder, { recursive: true });
  await writeFile(join(shellFolder, 'index.html'), '<!doctype html>');
  const [path, profile] = [join(folder, 'payments.csv'), join(folder, 'payments.json')];
  const lines = payments.map(([day, unit, amount]) => `${dayFirst(day)};${unit};${grouped(amount)}\n`);
  await writeFile(path, `Tanggal;UP3D;Jumlah\n${lines.join('')}`);
  await writeFile(profile, JSON.stringify(PROFILE));
  const receipt = await runImport({ dataFolder, path, profile });
  expect(receipt.rows.accepted).toBe(payments.length);

  const warehouse = await openWarehouse(dataFolder, { threads: 2 });
  const app = await build({
    warehouse,
    dataFolder,
    access: { mode: 'local', host: null },
    shellFolder,
    extraPorts: [80],
    queries: new RunningQueries(),
    edition: 'test',
  });
  try {
    const read: Payment[] = [];
    for (const unit of UNITS) {
      const url = `/api/v1/answers/revenue?m=amount&by=day&from=${FIRST_DAY}&to=${LAST_DAY}&unit=${unit}&limit=10000`;
      const response = await app.inject(url);
      expect(response.statusCode).toBe(200);
      const { columns } = response.json<Answer>();
      const of = (key: string) => columns.find((column) => column.key === key)?.values ?? [];
      const amounts = of('amount');
      // Money stays text: a number would lose the last digits of long amounts.
      expect(amounts.every((amount) => typeof amount === 'string')).toBe(true);
      read.push(...of('day').map((day, index): Payment => [String(day), unit, BigInt(String(amounts[index]))]));
    }
    return read;
  } finally {
    await app.close();
    await warehouse.close();
  }
}

it('brings 10,010 random amounts and dates through import, database and API, and back again, unchanged', async () => {
  const folder = await temporaryFolder();
  try {
    const payments = randomPayments();
    const [there, back] = [join(folder.path, 'there'), join(folder.path, 'back')];
    const answered = await throughTheProduct(there, payments);
    expect(inOrder(answered)).toEqual(inOrder(payments));
    expect(inOrder(await throughTheProduct(back, answered))).toEqual(inOrder(payments));
  } finally {
    await folder.remove();
  }
});
