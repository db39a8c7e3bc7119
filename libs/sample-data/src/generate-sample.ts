import { totalmem } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { UserError, type Settings, type Texts } from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import {
  openDraft,
  readManifest,
  readSettings,
  writeSettings,
  type Draft,
  type DraftOptions,
  type Instruction,
  type Manifest,
} from '@pendapa/warehouse';
import { YEARS } from './facts/assumptions.ts';
import { objectPools } from './plan/object-pools.ts';
import { computeSizes } from './plan/sizes.ts';
import { planYear } from './plan/year-plan.ts';
import { isSampleAgency, sampleSettings } from './sample-agency.ts';
import { fillLookupTables } from './tables/lookup-tables.ts';
import { fillCosts } from './tables/costs.ts';
import { fillDebtTables } from './tables/debts.ts';
import { DEBT_YEARS } from './tables/obligations.ts';
import { generateObjectEvents } from './tables/object-events.ts';
import { generateObjects } from './tables/objects.ts';
import { fillReferenceTables } from './tables/reference-tables.ts';
import { fillRuleTables } from './tables/rule-tables.ts';
import { readRegions } from './tables/regions.ts';
import { fillTargets } from './tables/targets.ts';
import { fillRegister } from './tables/register.ts';
import { generateIdentities, generateTaxpayers, fillOwners } from './tables/taxpayers.ts';
import { fillOldYear, fillYear, type GeneratedKind } from './tables/year.ts';
import { OWNERS } from './tables/year-tables.ts';

export const DEFAULT_PAYMENTS = 1_000_000;
export const DEFAULT_SEED = 1;
export const PAYMENTS_RANGE = { least: 10_000, most: 100_000_000 } as const;
const MAX_SEED = 2_147_483_647;

export interface SampleProgress {
  readonly step: Texts;
  readonly done: number;
  readonly total: number;
}

export interface SampleOptions {
  readonly dataFolder: string;
  /** Rows of payments including reversals: 10,000 to 100,000,000. */
  readonly payments?: number;
  /** The same seed and size give the same data, for any number of cores. */
  readonly seed?: number;
  readonly onProgress?: (progress: SampleProgress) => void;
  readonly draft?: DraftOptions;
}

/** Seed and size with which a sample can be generated again. */
export interface SampleInstruction extends Instruction {
  readonly kind: 'sample';
  readonly payments: number;
  readonly seed: number;
}

export const isSample = (instruction: Instruction): instruction is SampleInstruction => instruction.kind === 'sample';

function checkOptions(payments: number, seed: number): void {
  const { least: min, most: max } = PAYMENTS_RANGE;
  if (!Number.isInteger(payments) || payments < min || payments > max) {
    throw new UserError({
      id: `Jumlah pembayaran data contoh harus bilangan bulat dari ${String(min)} sampai ${String(max)}.`,
      en: `The number of payments of the sample must be a whole number from ${String(min)} to ${String(max)}.`,
    });
  }
  if (!Number.isInteger(seed) || seed < 0 || seed > MAX_SEED) {
    throw new UserError({
      id: `Benih acak (seed) harus bilangan bulat dari 0 sampai ${String(MAX_SEED)}.`,
      en: `The seed must be a whole number from 0 to ${String(MAX_SEED)}.`,
    });
  }
}

const isOccupied = () =>
  new UserError({
    id: 'Folder data ini milik sebuah instansi, bukan data contoh. Pilih folder lain untuk data contoh dengan --data.',
    en: 'This data folder belongs to an agency and holds no sample. Choose another folder for the sample with --data.',
  });

/** A folder may be filled if it is empty or has a sample. Data and settings of an agency are not changed. */
async function refuseOccupied(dataFolder: string, manifest: Manifest | null): Promise<void> {
  if (manifest?.sample === false) throw isOccupied();
  const settings = await readSettings(dataFolder);
  const ours = isSampleAgency(settings.agency) || isDeepStrictEqual(settings, DEFAULT_SETTINGS);
  if (!ours) throw isOccupied();
}

/** The operator decides about the retention of generations, for a sample too. */
async function countRetained(dataFolder: string): Promise<Pick<Settings, 'generationsToKeep' | 'importedFiles'>> {
  const { generationsToKeep, importedFiles } = await readSettings(dataFolder);
  return {
    ...(generationsToKeep === undefined ? {} : { generationsToKeep }),
    ...(importedFiles === undefined ? {} : { importedFiles }),
  };
}

const GIGABYTE = 2 ** 30;
// The verifying engine uses up to a gigabyte more, and neither engine counts all of its allocations.
/** Generated rows stay in memory until they are written. The excess goes to the disk. */
const computeMemoryLimit = (): string => `${String(Math.max(1, Math.min(4, Math.floor(totalmem() / GIGABYTE / 2))))}GB`;

const STEPS = YEARS.length + 2;

/**
 * Fills the incoming tables of a draft.
 * @returns the planned rupiah of all payments
 */
export async function fillSample(
  draft: Pick<Draft, 'connection' | 'flushPartitions' | 'flushGenerated'>,
  payments: number,
  seed: number,
  report: (step: Texts, done: number) => void = () => undefined,
): Promise<bigint> {
  const { connection } = draft;
  const sealAll = async (kinds: readonly GeneratedKind[]): Promise<void> => {
    for (const { year, kind, rows, forget } of kinds) await draft.flushGenerated(year, kind, rows, forget);
  };
  // Publication sorts the stored rows. Until then rows may be in any order, so that threads do not wait for each other.
  await connection.run('SET preserve_insertion_order = false');
  report({ id: 'wilayah, unit, aturan, wajib pajak, objek, target', en: 'regions, units, rules, taxpayers, objects, targets' }, 0);
  const regions = await readRegions();
  const size = computeSizes(payments, seed);
  const { years, scale } = size;
  const pools = objectPools(size);
  await fillReferenceTables(connection, regions);
  await fillRuleTables(connection);
  await fillLookupTables(connection, regions, seed);
  await fillTargets(connection, scale);
  await fillCosts(connection, scale);
  await draft.flushPartitions(null, 'reference');
  await fillRegister(connection, pools, seed);
  await fillOwners(connection);
  const register = { objects: [generateObjects(seed)], object_events: generateObjectEvents(), taxpayers: [generateTaxpayers(pools, seed)] };
  await draft.flushGenerated(null, 'register', register, []);
  await draft.flushGenerated(null, 'identities', { identities: [generateIdentities(pools, seed)] }, [OWNERS]);
  await fillDebtTables(connection);
  for (const year of DEBT_YEARS) {
    await sealAll(await fillOldYear(connection, year, years[0]?.payments ?? new Map(), pools, scale, seed));
  }
  let total = 0n;
  for (const [index, ofYear] of years.entries()) {
    report({ id: `pembayaran ${String(ofYear.year)}`, en: `payments of ${String(ofYear.year)}` }, index + 1);
    const plan = planYear(ofYear, scale, seed);
    await sealAll(await fillYear(connection, plan, pools, seed));
    for (const margin of plan.margins.values()) total += BigInt(margin.total);
  }
  await connection.run('RESET preserve_insertion_order');
  return total;
}

/** Number of all its rows, in all folders. */
const SAMPLE_SOURCE = 'sample';

/**
 * Generates the sample agency and publishes it; an existing sample is replaced.
 * @throws UserError if the folder has other contents, or if number or seed are out of range
 */
export async function generateSample(options: SampleOptions): Promise<Manifest> {
  const { dataFolder, payments = DEFAULT_PAYMENTS, seed = DEFAULT_SEED } = options;
  checkOptions(payments, seed);
  await refuseOccupied(dataFolder, await readManifest(dataFolder));
  const draft = await openDraft(dataFolder, {
    memoryLimit: computeMemoryLimit(),
    staging: 'memory',
    source: SAMPLE_SOURCE,
    ...options.draft,
  });
  const report = (step: Texts, done: number): void => options.onProgress?.({ step, done, total: STEPS });
  try {
    await refuseOccupied(dataFolder, draft.base);
    const paymentAmount = await fillSample(draft, payments, seed, report);
    report({ id: 'memeriksa dan menerbitkan', en: 'verifying and publishing' }, STEPS - 1);
    const instruction: SampleInstruction = { kind: 'sample', payments, seed };
    const manifest = await draft.publish({
      source: 'sample agency',
      sourceSha256: null,
      sample: true,
      fresh: true,
      record: { instruction, files: [] },
      expected: { rows: { payments }, paymentAmount },
      onProgress: (_step, done, total) =>
        report({ id: 'memeriksa dan menerbitkan', en: 'verifying and publishing' }, STEPS - 1 + done / total),
    });
    await writeSettings(dataFolder, { ...sampleSettings(payments, seed), ...(await countRetained(dataFolder)) });
    report({ id: 'selesai', en: 'done' }, STEPS);
    return manifest;
  } catch (error) {
    await draft.discard();
    throw error;
  }
}
