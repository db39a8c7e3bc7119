import type { CalendarDate, LackingField, TargetVersion, WorkCalendar } from '@pendapa/contracts';
import { PAYER_SPLIT_NAMES, type Payer, type PayerSplit } from '../rollups/payers/payer-splits.ts';
import { integer, textOrNull, type Cell, type Row, type RunSql } from '../engine/duck.ts';
import { CHANNEL_CLASSES, CHOSEN_CLASSES } from '../schema/channel-classes.ts';
import { REGION_LEVELS, type RegionLevel } from '../schema/region-levels.ts';
import { emptyMonths } from './empty-months.ts';
import { listedMembers } from './listed-members.ts';
import type { CodeDimension, Member } from './member.ts';
import { monthsOfTotals, RECAPS_SQL, TOTAL_SPANS_SQL, totalSpans, type TotalSpan } from './total-spans.ts';
import { quoted } from '../engine/literals.ts';

/** Codes of one generation and their names, in memory because they are few and every answer needs some. */
export interface Directory {
  readonly members: Readonly<Record<CodeDimension, ReadonlyMap<string, Member>>>;
  /** Regions above the cities; no query splits by them. */
  readonly provinces: ReadonlyMap<string, Member>;
  /** Level by region code; null if payments have the code and the regions do not. */
  readonly regionLevels: ReadonlyMap<string, RegionLevel | null>;
  readonly targets: readonly TargetVersionRow[];
  /** Years with costs of collection, of the whole agency (null) or of a unit. */
  readonly costs: readonly { readonly year: number; readonly unit: string | null }[];
  readonly calendar: WorkCalendar;
  /** Months with recaps by tax (null: recaps without a tax). In them, no payment of an object does not mean unpaid. */
  readonly recaps: readonly { readonly tax: string | null; readonly month: CalendarDate }[];
  /** Land and building taxes (PBB-P2), whatever code the agency gives them. */
  readonly landTaxes: readonly string[];
  /** Taxes with objects in the register. */
  readonly objectTaxes: readonly string[];
  /** Kinds of objects in the register, by the agency's codes. */
  readonly objectKinds: ReadonlySet<string>;
  readonly digitalChannels: readonly string[];
  /** Channels that a taxpayer can choose, digital ones included. */
  readonly chosenChannels: readonly string[];
  /** Channels whose class is known. */
  readonly classedChannels: readonly string[];
  /** Taxes on events with returns: the data have a return only for events that somebody filed. */
  readonly eventTaxes: readonly string[];
  /** Taxes that are filed by rule; null if no rule exists or one applies to all: then every return counts. */
  readonly filedTaxes: readonly string[] | null;
  /** Taxes that taxpayers assess themselves: they fall due by returns. */
  readonly selfAssessedTaxes: readonly string[];
  /** Totals of payments, ordered by their last days. */
  readonly totalSpans: readonly TotalSpan[];
  /** First days of months without postings between months with postings. */
  readonly emptyMonths: readonly CalendarDate[];
  readonly qualityClasses: readonly QualityClassRow[];
  /** Maximum days of each step of collection. */
  readonly steps: readonly StepRule[];
  /** Days of the snapshots of arrears and of their movements, ascending. */
  readonly snapshots: readonly CalendarDate[];
  readonly movements: readonly CalendarDate[];
  /** The latest opening day; null without objects. */
  readonly objectsAsOf: CalendarDate | null;
  /** The first day on which each register changed; null if it is empty. */
  readonly registersSince: { readonly objects: CalendarDate | null; readonly taxpayers: CalendarDate | null };
  /** Fields that no object of the register has. */
  readonly absentFields: ReadonlySet<LackingField>;
  /** Years with costs and years with targets, ascending. */
  readonly costYears: readonly number[];
  readonly targetYears: readonly number[];
  /** Number of distinct payers over all months, summed over the combinations of each split. */
  readonly payersEver: Readonly<Record<Payer, Readonly<Partial<Record<PayerSplit, number>>>>>;
}

export interface TargetVersionRow {
  readonly year: number;
  readonly version: Extract<TargetVersion, 'apbd' | 'apbdp'>;
  readonly effectiveFrom: CalendarDate;
}

interface StepRule {
  /** Null: every tax without a rule of its own. */
  readonly tax: string | null;
  readonly step: 'warning' | 'warrant';
  readonly days: number;
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate | null;
}

export interface QualityClassRow {
  readonly code: string;
  readonly fromMonths: number;
  readonly permille: number;
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate | null;
}

type Members = Map<string, Member>;

const membersOf = (rows: readonly Row[]): Members =>
  new Map(rows.map(([code, id, en, parent]) => [String(code), { name: { id: String(id), en: String(en) }, parent: textOrNull(parent) }]));

/** Codes that occur in payments without a row of their own are named by themselves, not dropped. */
function withFound(members: Members, rows: readonly Row[]): Members {
  for (const [cell] of rows) {
    const code = textOrNull(cell);
    if (code !== null && !members.has(code)) members.set(code, { name: { id: code, en: code }, parent: null });
  }
  return members;
}

/** The agency's own names of its quality classes, if it lists any. */
const namesOfClasses = (classes: readonly Row[]): { readonly quality?: Members } =>
  classes.length === 0 ? {} : { quality: membersOf(classes.map(([code, id, en]) => [code ?? null, id ?? null, en ?? null, null])) };

/** A rule without a tax applies to every tax without a rule of its own. */
const filedIn = (rules: readonly Row[]): readonly string[] | null =>
  rules.length === 0 || rules.some(([tax]) => tax === null) ? null : rules.map(([tax]) => String(tax));

/** Matches the legal name, the short name, or the account in the national chart of accounts. */
const isLandTax = ([code, name, account]: Row): boolean =>
  /bumi dan bangunan|\bPBB([ _-]?P2)?\b/i.test(`${String(code)} ${textOrNull(name) ?? ''}`) ||
  /^4\.1\.01\.15(\.|$)/.test(textOrNull(account) ?? '');

/** Accepts days as the agency's list writes them. */
const isDays = (value: Cell | undefined): boolean => /^\d{1,4}$/.test(String(value));

const isRegionLevel = (level: string): level is RegionLevel => (REGION_LEVELS as readonly string[]).includes(level);

export async function readDirectory(runSql: RunSql, schema: string): Promise<Directory> {
  const read = (sql: string) => runSql(sql, []);
  const readCodes = (table: string, column: string) => read(`SELECT DISTINCT ${column} FROM ${schema}.${table} ORDER BY ${column}`);
  const regions = await read(`SELECT region_code, name, name, parent_code, level FROM ${schema}.regions ORDER BY region_code`);
  const levels = new Map<string, RegionLevel | null>();
  for (const [code, , , , level] of regions) levels.set(String(code), isRegionLevel(String(level)) ? (String(level) as RegionLevel) : null);
  for (const [cell] of await readCodes('agg_month_region', 'region_code')) {
    const code = textOrNull(cell);
    if (code !== null && !levels.has(code)) levels.set(code, null);
  }
  const ofLevel = (level: RegionLevel) => membersOf(regions.filter((row) => row[4] === level));
  const taxes = membersOf(await read(`SELECT tax_code, name_id, name_en, category_code FROM ${schema}.tax_types ORDER BY tax_code`));
  const former = membersOf(
    await read(
      `SELECT tax_code, coalesce(legacy_name, name_id), coalesce(legacy_name, name_en), NULL FROM ${schema}.tax_types ORDER BY tax_code`,
    ),
  );
  const units = membersOf(await read(`SELECT unit_code, name_id, name_en, parent_code FROM ${schema}.units ORDER BY unit_code`));
  const channelRows = await read(`SELECT channel_code, name_id, name_en, NULL, class FROM ${schema}.channels ORDER BY channel_code`);
  const channels = membersOf(channelRows);
  const channelsOf = (classes: readonly string[]) =>
    channelRows.flatMap(([code, , , , name]) => (classes.includes(String(name)) ? [String(code)] : []));
  const banks = membersOf(await read(`SELECT bank_code, name_id, name_en, NULL FROM ${schema}.banks ORDER BY bank_code`));
  const targets = await read(
    `SELECT year, version, max(effective_from) FROM ${schema}.target_facts WHERE scope = 'province' AND month = 0 GROUP BY year, version ORDER BY year, version`,
  );
  const [objects] = await read(`SELECT max(coalesce(opened_on, updated_on)), count(*), count(opened_on) FROM ${schema}.objects`);
  const hasNoOpenings = integer(objects?.[1]) > 0 && integer(objects?.[2]) === 0;
  const [registerStarts] = await read(
    `SELECT least((SELECT min(day) FROM ${schema}.object_changes), (SELECT min(day) FROM ${schema}.object_details)),
      (SELECT min(day) FROM ${schema}.taxpayer_changes)`,
  );
  const codes = async (sql: string) => (await read(sql)).map(([code]) => String(code));
  const years = async (table: string) =>
    (await read(`SELECT DISTINCT year FROM ${schema}.${table} ORDER BY year`)).map(([year]) => integer(year));
  const classes = await read(
    `SELECT class_code, name_id, name_en, from_months, allowance_permille, valid_from, valid_to FROM ${schema}.quality_classes ORDER BY valid_from, from_months`,
  );
  const steps = await read(
    `SELECT tax_code, rule, value, valid_from, valid_to FROM ${schema}.tax_rules
     WHERE rule IN ('step-warning', 'step-warrant') AND value_unit = 'days' ORDER BY tax_code, rule, valid_from`,
  );
  const ever = await read(
    PAYER_SPLIT_NAMES.map(
      (split) =>
        `SELECT payer, ${quoted(split)}, sum(payers) FROM ${schema}.${split}_payer_months WHERE month_before IS NULL GROUP BY payer`,
    ).join(' UNION ALL '),
  );
  const everOf = (payer: Payer) => Object.fromEntries(ever.flatMap((row) => (row[0] === payer ? [[row[1], integer(row[2])]] : [])));
  const spans = totalSpans(await read(TOTAL_SPANS_SQL(schema)));
  const days = async (table: string) =>
    (await read(`SELECT DISTINCT snapshot_on FROM ${schema}.${table} ORDER BY snapshot_on`)).map(([day]) => String(day));
  return {
    members: {
      ...listedMembers(),
      ...namesOfClasses(classes),
      residence: ofLevel('city'),
      taxType: withFound(withFound(taxes, await readCodes('agg_month_unit', 'tax_code')), await readCodes('targets', 'tax_code')),
      formerTax: withFound(former, await readCodes('agg_month_unit', 'tax_code')),
      taxCategory: membersOf(
        await read(`SELECT DISTINCT category_code, category_id, category_en, NULL FROM ${schema}.tax_types ORDER BY category_code`),
      ),
      unit: withFound(withFound(units, await readCodes('agg_month_unit', 'unit_code')), await readCodes('targets', 'unit_code')),
      city: ofLevel('city'),
      district: ofLevel('district'),
      ward: ofLevel('ward'),
      channel: withFound(channels, await readCodes('agg_month_channel', 'channel_code')),
      bank: withFound(banks, await readCodes('agg_month_channel', 'bank_code')),
    },
    provinces: ofLevel('province'),
    regionLevels: levels,
    targets: targets.flatMap(([year, version, from]): TargetVersionRow[] =>
      version === 'apbd' || version === 'apbdp' ? [{ year: integer(year), version, effectiveFrom: String(from) }] : [],
    ),
    costs: (await read(`SELECT DISTINCT year, unit_code FROM ${schema}.costs ORDER BY year, unit_code`)).map(([year, unit]) => ({
      year: integer(year),
      unit: textOrNull(unit),
    })),
    calendar: new Map((await read(`SELECT day, working FROM ${schema}.calendar`)).map(([day, working]) => [String(day), working === true])),
    recaps: [
      ...(await read(RECAPS_SQL(schema))).map(([code, month]) => ({ tax: textOrNull(code), month: String(month) })),
      ...monthsOfTotals(spans),
    ],
    landTaxes: (await read(`SELECT tax_code, name_id, account_code FROM ${schema}.tax_types ORDER BY tax_code`))
      .filter(isLandTax)
      .map(([code]) => String(code)),
    objectTaxes: (await readCodes('object_changes', 'tax_code')).map(([code]) => String(code)),
    objectKinds: new Set(await codes(`SELECT DISTINCT class_code FROM ${schema}.objects WHERE class_code IS NOT NULL`)),
    digitalChannels: channelsOf(['digital']),
    chosenChannels: channelsOf(CHOSEN_CLASSES),
    classedChannels: channelsOf(CHANNEL_CLASSES),
    eventTaxes: await codes(
      `SELECT DISTINCT tax_code FROM ${schema}.filing_sums WHERE tax_code IN (SELECT tax_code FROM ${schema}.tax_types WHERE tax_period = 'event') ORDER BY tax_code`,
    ),
    filedTaxes: filedIn(await read(`SELECT DISTINCT tax_code FROM ${schema}.tax_rules WHERE rule = 'due-file' ORDER BY tax_code`)),
    selfAssessedTaxes: await codes(`SELECT tax_code FROM ${schema}.tax_types WHERE assessment_system = 'self' ORDER BY tax_code`),
    totalSpans: spans,
    emptyMonths: emptyMonths(
      (await readCodes('agg_month_unit', 'posted_on')).map(([month]) => String(month)),
      spans,
    ),
    qualityClasses: classes.map(([code, , , from, permille, validFrom, validTo]) => ({
      code: String(code),
      fromMonths: integer(from),
      permille: integer(permille),
      validFrom: String(validFrom),
      validTo: textOrNull(validTo),
    })),
    steps: steps
      .filter(([, , value]) => isDays(value))
      .map(([tax, rule, value, from, to]) => ({
        tax: textOrNull(tax),
        step: rule === 'step-warning' ? 'warning' : 'warrant',
        days: Number(value),
        validFrom: String(from),
        validTo: textOrNull(to),
      })),
    snapshots: await days('arrears_sums'),
    movements: await days('arrears_movements'),
    registersSince: { objects: textOrNull(registerStarts?.[0]), taxpayers: textOrNull(registerStarts?.[1]) },
    absentFields: new Set<LackingField>(hasNoOpenings ? ['openedOn'] : []),
    costYears: await years('costs'),
    targetYears: await years('target_facts'),
    objectsAsOf: textOrNull(objects?.[0]),
    payersEver: { object: everOf('object'), taxpayer: everOf('taxpayer') },
  };
}
