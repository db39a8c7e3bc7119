import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, UserError } from '@pendapa/contracts';
import { openDraft, openWarehouse, readManifest, rebuild, isRemoval, removeLoad, type Replay } from '@pendapa/warehouse';
import fc from 'fast-check';
import { importInto } from '../load/import-into.ts';
import { query } from '../staging/sql.ts';
import { checkProfile } from '../profile/read-profile.ts';
import { LoadModel, type ModelFile } from '../testing/load-model.ts';
import { isImportInstruction } from '../load/import-instruction.ts';
import { createReplayJob } from './replay-import.ts';

/** Number of steps in 60 days; `npm run test:faults -- --full` takes more. */
const STEPS = Number(process.env['PENDAPA_LOAD_STEPS'] ?? 12);
/** Each round of the full form takes other loads. */
const SEED = 20_261_126 + Number(process.env['PENDAPA_ROUND'] ?? 0);
const DAYS = 60;
const FIRST_DAY = '2025-01-01';
const TAXES = ['PBB', 'BPHTB', 'RESTO'] as const;
const HEADER = 'date,tax,amount';

jest.setTimeout(7_200_000);

const PROFILES = [0, 1, 2].map((source) =>
  checkProfile(`s${String(source)}`, {
    extract: 'payments',
    numbers: { decimal: '.', thousands: 'none' },
    append: true,
    fields: {
      posted: { grain: 'day', column: 'date', format: 'YYYY-MM-DD' },
      tax: { column: 'tax', unknown: 'create' },
      amount: { column: 'amount' },
    },
  }),
);

const sampleRow = fc.record({ tax: fc.constantFrom(...TAXES), day: fc.nat(3), amount: fc.integer({ min: 1, max: 1_000 }) });
const sampleRows = fc.array(sampleRow, { minLength: 1, maxLength: 6 });
const source = fc.nat(2);
const pick = fc.nat(10_000);
const step = fc.oneof(
  { weight: 9, arbitrary: fc.record({ kind: fc.constant('new' as const), source, rows: sampleRows }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      source,
      rows: fc.array(sampleRow, { maxLength: 6 }),
      pick,
      all: fc.nat(5),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('again' as const), pick }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('remove' as const), pick }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A data folder that runs the steps, and the model of the expected result. */
class Trial {
  readonly #model = new LoadModel();
  readonly #files: ModelFile[] = [];
  readonly #data: string;

  constructor(readonly root: string) {
    this.#data = join(root, 'data');
  }

  async take(action: Step, index: number): Promise<void> {
    const today = addDays(FIRST_DAY, Math.floor((index * DAYS) / STEPS));
    switch (action.kind) {
      case 'new':
        return this.#import(await this.#file(action.source, action.rows, today, null));
      case 'correct': {
        const from = addDays(FIRST_DAY, action.pick % (1 + Math.floor((index * DAYS) / STEPS)));
        return this.#import(await this.#file(action.source, action.rows, from, { from, to: addDays(from, 3) }, action.all === 0));
      }
      case 'again': {
        const file = this.#files[action.pick % Math.max(1, this.#files.length)];
        return file && this.#import(file);
      }
      case 'remove':
        return this.#remove(this.#model.numbers[action.pick % Math.max(1, this.#model.numbers.length)] ?? 1);
    }
  }

  async #file(
    of: number,
    rows: readonly { tax: string; day: number; amount: number }[],
    from: string,
    replace: ModelFile['replace'],
    all = false,
  ) {
    const name = `s${String(of)}-${String(this.#files.length)}.csv`;
    const file: ModelFile = {
      name,
      source: of,
      rows: rows.map(({ tax, day, amount }) => ({ source: of, tax, day: addDays(from, day), amount })),
      replace,
      replaceAllSources: all,
    };
    const lines = file.rows.map(({ day, tax, amount }) => `${day},${tax},${String(amount)}`);
    await writeFile(join(this.root, name), `${HEADER}\n${lines.join('\n')}\n`);
    this.#files.push(file);
    return file;
  }

  async #import(file: ModelFile): Promise<void> {
    const profile = PROFILES[file.source];
    if (!profile) throw new Error('There are three sources.');
    const { replace, replaceAllSources, name } = file;
    const confirm = String(file.rows.reduce((sum, { amount }) => sum + amount, 0));
    const job = {
      name: `s${String(file.source)}`,
      profile,
      dataFolder: this.#data,
      path: join(this.root, name),
      check: false,
      control: {},
      replace,
      replaceAllSources,
      ...(replace ? { confirm } : {}),
      memoryLimit: '256MB',
    };
    const receipt = await importInto(job, () => undefined).catch((error: unknown) => {
      if (error instanceof UserError && /imported before/.test(error.message)) return null;
      throw error;
    });
    const isPublished = receipt?.outcome === 'published';
    expect([name, isPublished]).toEqual([name, !this.#model.isLoaded(file)]);
    if (isPublished && receipt.generation !== null) this.#model.load(receipt.generation, file);
  }

  async #remove(id: number): Promise<void> {
    const removed = await removeLoad(this.#data, id).catch((error: unknown) => {
      if (error instanceof UserError) return null;
      throw error;
    });
    expect([id, removed !== null]).toEqual([id, this.#model.canRemove(id)]);
    if (removed) this.#model.remove(id);
  }

  /** Served sums by source, tax and day from the rows. A query of a page gives those by tax and day. */
  async check(): Promise<void> {
    const wanted = this.#model.sums();
    expect(await this.#served()).toEqual(wanted);
    const byTax: Record<string, number> = {};
    for (const [key, amount] of Object.entries(wanted)) byTax[key.slice(3)] = (byTax[key.slice(3)] ?? 0) + amount;
    expect(await this.#answered()).toEqual(byTax);
  }

  async #served(): Promise<Record<string, number>> {
    if ((await readManifest(this.#data)) === null) return {};
    const draft = await openDraft(this.#data, { threads: 1 });
    try {
      const sources = draft.base?.sources ?? [];
      const rows = await query(
        draft.connection,
        'SELECT source_id, tax_code, CAST(posted_on AS VARCHAR), CAST(sum(amount) AS BIGINT) FROM published.payments GROUP BY ALL',
      );
      return Object.fromEntries(
        rows.map(([id, tax, day, amount]) => [
          `${sources.find((one) => one.id === Number(id))?.name ?? '?'} ${String(tax)} ${String(day)}`,
          Number(amount),
        ]),
      );
    } finally {
      await draft.discard();
    }
  }

  async #answered(): Promise<Record<string, number>> {
    if ((await readManifest(this.#data)) === null) return {};
    const warehouse = await openWarehouse(this.#data, { threads: 1 });
    try {
      const { columns } = await warehouse.answer({
        subject: 'revenue',
        measures: ['amount'],
        by: ['taxType', 'day'],
        from: FIRST_DAY,
        to: addDays(FIRST_DAY, DAYS + 9),
      });
      const valuesOf = (key: string) => columns.find((column) => column.key === key)?.values ?? [];
      const [taxes, days, amounts] = [valuesOf('taxType'), valuesOf('day'), valuesOf('amount')];
      const cells = taxes.map((tax, index) => [`${String(tax)} ${String(days[index])}`, Number(amounts[index])] as const);
      return Object.fromEntries(cells.filter(([, amount]) => amount !== 0));
    } finally {
      await warehouse.close();
    }
  }

  /** Rebuilds the folder from its stored files; sums and numbers of loads must stay the same. */
  async rebuild(): Promise<void> {
    const before = await readManifest(this.#data);
    if (before === null) return;
    const replay = async (load: Replay): Promise<void> => {
      const { instruction, load: made } = load.record;
      if (isImportInstruction(instruction)) await importInto(await createReplayJob(load, instruction), () => undefined);
      else if (isRemoval(instruction))
        await removeLoad(load.dataFolder, instruction.load, { draft: { as: { load: made.id, at: made.at } } });
    };
    const { differences, manifest } = await rebuild(this.#data, { replay, acceptDifferences: false });
    expect([differences, manifest.loads]).toEqual([[], before.loads]);
    await this.check();
  }
}

it(`${String(STEPS)} loads, corrections, files sent again and removals of three sources in ${String(DAYS)} days serve what a plain model holds`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' }), async (steps) => {
      const root = await mkdtemp(join(tmpdir(), 'pendapa-loads-'));
      try {
        const trial = new Trial(root);
        for (const [index, action] of steps.entries()) {
          await trial.take(action, index);
          await trial.check();
        }
        await trial.rebuild();
      } finally {
        await rm(root, { recursive: true, force: true });
      }
    }),
    { numRuns: 1, seed: SEED, endOnFailure: true },
  );
});
