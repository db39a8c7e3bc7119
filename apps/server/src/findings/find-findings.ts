import type { Finding, Findings, Texts } from '@pendapa/contracts';
import type { Warehouse } from '@pendapa/warehouse';
import type { Known } from './finding.ts';
import { readerOf, type Reader } from './read-rows.ts';
import { badVintages, readVintages } from './rules/bad-vintage.ts';
import { channelShares, readChannels } from './rules/channel-share.ts';
import { complianceTaxes, readTaxDuties } from './rules/compliance-tax.ts';
import { complianceUnits, readQuarters } from './rules/compliance-unit.ts';
import { lapsing, readLapsing } from './rules/lapsing.ts';
import { openingYears, readCohorts } from './rules/opening-year.ts';
import { planShortfalls, readPlans } from './rules/plan-shortfall.ts';
import { readPursuit, stepsNotTaken } from './rules/step-not-taken.ts';
import { readMonths, unitMonths } from './rules/unit-months.ts';
import { readYears, unitYears } from './rules/unit-years.ts';
import { readTaxMonths, unusualMonths } from './rules/unusual-month.ts';
import { toldOnce } from './told-once.ts';

type Rule = (reader: Reader, known: Known) => Promise<readonly Finding[]>;

const rule =
  <R>(read: (reader: Reader, known: Known) => Promise<R>, judge: (rows: R, known: Known) => readonly Finding[]): Rule =>
  async (reader, known) =>
    judge(await read(reader, known), known);

const RULES: readonly Rule[] = [
  rule(readPlans, planShortfalls),
  rule(readYears, unitYears),
  rule(readMonths, unitMonths),
  rule(readTaxMonths, unusualMonths),
  rule(readChannels, channelShares),
  rule(readQuarters, complianceUnits),
  rule(readTaxDuties, complianceTaxes),
  rule(readCohorts, openingYears),
  rule(readPursuit, stepsNotTaken),
  rule(readVintages, badVintages),
  rule(readLapsing, lapsing),
];

type Served = Pick<Warehouse, 'status' | 'answer' | 'revision' | 'generation'>;

const NAMED = { unit: 'unit', tax: 'taxType', channel: 'channel' } as const;

/** The names of those alone that findings name. */
function membersOf(findings: readonly Finding[], { names }: Reader): Findings['members'] {
  const of = (key: keyof typeof NAMED): Record<string, Texts> => {
    const known = names(NAMED[key]);
    const codes = [...new Set(findings.flatMap(({ where }) => where[key] ?? []))];
    return Object.fromEntries(codes.flatMap((code) => (known[code] ? [[code, known[code]]] : [])));
  };
  return { unit: of('unit'), tax: of('tax'), channel: of('channel') };
}

/** One rule after the other, so that readers' questions come between. */
async function findAll(warehouse: Served): Promise<Findings> {
  const { asOf, since, fiscalYearStart } = warehouse.status();
  const reader = readerOf(warehouse);
  const found: Finding[] = [];
  if (asOf !== null && since !== null) for (const find of RULES) found.push(...(await find(reader, { asOf, since, fiscalYearStart })));
  const findings = toldOnce(found);
  return { findings: [...findings], members: membersOf(findings, reader), asOf, generation: warehouse.generation() };
}

/** All of one generation: where another is published meanwhile, it is begun again. */
async function findInOne(warehouse: Served): Promise<Findings> {
  const revision = warehouse.revision();
  const found = await findAll(warehouse);
  return warehouse.revision() === revision ? found : findInOne(warehouse);
}

interface Kept {
  readonly revision: string;
  readonly found: Promise<Findings>;
}
const kept = new WeakMap<Served, Kept>();

/**
 * What the served figures show by the rules, worked out once for each generation and settings. QueryError where the engine cannot answer now;
 * the next who asks begins it again.
 */
export function findingsOf(warehouse: Served): Promise<Findings> {
  const revision = warehouse.revision();
  const known = kept.get(warehouse);
  if (known?.revision === revision) return known.found;
  const found = findInOne(warehouse);
  kept.set(warehouse, { revision, found });
  found.catch(() => kept.delete(warehouse));
  return found;
}

/** Has findings worked out before anybody asks; where that fails, who asks is told why. */
export const findAhead = (warehouse: Served): Promise<void> =>
  findingsOf(warehouse).then(
    () => undefined,
    () => undefined,
  );
