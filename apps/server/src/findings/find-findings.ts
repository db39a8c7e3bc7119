import { once } from 'node:events';
import type { Finding, FindingRule, Findings, Texts } from '@pendapa/contracts';
import type { Warehouse } from '@pendapa/warehouse';
import type { Found, RuleContext } from './finding.ts';
import { createReader, watchRows, type Reader } from './read-rows.ts';
import { badVintages, readVintages } from './rules/bad-vintage.ts';
import { channelShares, readChannels } from './rules/channel-share.ts';
import { complianceTaxes, readTaxObligations } from './rules/compliance-tax.ts';
import { complianceUnits, readQuarters } from './rules/compliance-unit.ts';
import { lapsing, readLapsing } from './rules/lapsing.ts';
import { openingYears, readCohorts } from './rules/opening-year.ts';
import { planShortfalls, readPlans } from './rules/plan-shortfall.ts';
import { readPursuit, stepsNotTaken } from './rules/step-not-taken.ts';
import { readMonths, unitMonths } from './rules/unit-months.ts';
import { readYears, unitYears } from './rules/unit-years.ts';
import { readTaxMonths, unusualMonths } from './rules/unusual-month.ts';
import { removeRepeated } from './remove-repeated.ts';
import { weightOf, yearOfRevenue } from './weight.ts';

interface Rule {
  readonly key: FindingRule;
  readonly find: (reader: Reader, context: RuleContext) => Promise<readonly Found[]>;
}

const rule = <R>(
  key: FindingRule,
  read: (reader: Reader, context: RuleContext) => Promise<R>,
  evaluate: (rows: R, context: RuleContext) => readonly Found[],
): Rule => ({ key, find: async (reader, context) => evaluate(await read(reader, context), context) });

const RULES: readonly Rule[] = [
  rule('plan-shortfall', readPlans, planShortfalls),
  rule('unit-year', readYears, unitYears),
  rule('unit-months', readMonths, unitMonths),
  rule('unusual-month', readTaxMonths, unusualMonths),
  rule('channel-share', readChannels, channelShares),
  rule('compliance-unit', readQuarters, complianceUnits),
  rule('compliance-tax', readTaxObligations, complianceTaxes),
  rule('opening-year', readCohorts, openingYears),
  rule('step-not-taken', readPursuit, stepsNotTaken),
  rule('bad-vintage', readVintages, badVintages),
  rule('lapsing', readLapsing, lapsing),
];

export type Served = Pick<Warehouse, 'status' | 'settings' | 'answer' | 'revision' | 'generation' | 'settled' | 'waitForCooldown'>;

const NAMED = { unit: 'unit', tax: 'taxType', channel: 'channel' } as const;

/** The names of the members in the findings. */
function membersOf(findings: readonly Finding[], { names }: Reader): Findings['members'] {
  const of = (key: keyof typeof NAMED): Record<string, Texts> => {
    const namesByCode = names(NAMED[key]);
    const codes = [...new Set(findings.flatMap(({ where }) => where[key] ?? []))];
    return Object.fromEntries(codes.flatMap((code) => (namesByCode[code] ? [[code, namesByCode[code]]] : [])));
  };
  return { unit: of('unit'), tax: of('tax'), channel: of('channel') };
}

/** Another generation or other settings are served now. */
export class Superseded extends Error {}

/**
 * One search through the served data, rule by rule, so that users' queries run in between. After a failure it continues with the failed
 * rule.
 */
export class Search {
  readonly #revision: string;
  readonly #reader: Reader;
  readonly #found: Found[] = [];
  readonly #examined: FindingRule[] = [];
  #done = 0;
  #yearOfRevenue: number | null = null;

  constructor(
    private readonly warehouse: Served,
    private readonly signal: AbortSignal,
  ) {
    this.#revision = warehouse.revision();
    this.#reader = createReader(warehouse, signal);
  }

  /** Returns all findings. Throws `Superseded`, or `QueryError` if the engine cannot answer now. */
  async finish(): Promise<Findings> {
    // Waits for other background work, so that one processor stays free for users.
    await this.#unlessEnded(this.warehouse.settled());
    const { asOf, since, fiscalYearStart } = this.warehouse.status();
    // Without payments the rules about arrears and returns still apply.
    if (asOf !== null) await this.#applyRules({ asOf, since: since ?? asOf, fiscalYearStart });
    this.#requireSame();
    const findings = removeRepeated(this.#found).map((found): Finding => ({ ...found, weight: weightOf(found, this.#yearOfRevenue) }));
    const members = membersOf(findings, this.#reader);
    return { findings, examined: [...this.#examined], members, asOf, generation: this.warehouse.generation() };
  }

  /** Applies the rules that were not applied yet, with a cooldown after each. */
  async #applyRules(context: RuleContext): Promise<void> {
    for (const { key, find } of RULES.slice(this.#done)) {
      this.#requireSame();
      const began = performance.now();
      const { reader, hasRead } = watchRows(this.#reader);
      this.#found.push(...(await find(reader, context)));
      if (hasRead()) this.#examined.push(key);
      this.#done += 1;
      await this.#unlessEnded(this.warehouse.waitForCooldown(performance.now() - began));
    }
    if (this.#found.length > 0) this.#yearOfRevenue = await yearOfRevenue(this.#reader, context);
  }

  /** Waits for a promise, but throws as soon as the search is aborted. */
  async #unlessEnded(wanted: Promise<void>): Promise<void> {
    this.signal.throwIfAborted();
    const waited = new AbortController();
    const ended = once(this.signal, 'abort', { signal: waited.signal }).catch(() => undefined);
    await Promise.race([wanted, ended]);
    waited.abort();
    this.signal.throwIfAborted();
  }

  #requireSame(): void {
    if (this.warehouse.revision() !== this.#revision) throw new Superseded();
  }
}
