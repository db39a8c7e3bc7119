import { once } from 'node:events';
import type { Finding, Findings, Texts } from '@pendapa/contracts';
import type { Warehouse } from '@pendapa/warehouse';
import type { RuleContext } from './finding.ts';
import { createReader, type Reader } from './read-rows.ts';
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

type Rule = (reader: Reader, context: RuleContext) => Promise<readonly Finding[]>;

const rule =
  <R>(read: (reader: Reader, context: RuleContext) => Promise<R>, evaluate: (rows: R, context: RuleContext) => readonly Finding[]): Rule =>
  async (reader, context) =>
    evaluate(await read(reader, context), context);

const RULES: readonly Rule[] = [
  rule(readPlans, planShortfalls),
  rule(readYears, unitYears),
  rule(readMonths, unitMonths),
  rule(readTaxMonths, unusualMonths),
  rule(readChannels, channelShares),
  rule(readQuarters, complianceUnits),
  rule(readTaxObligations, complianceTaxes),
  rule(readCohorts, openingYears),
  rule(readPursuit, stepsNotTaken),
  rule(readVintages, badVintages),
  rule(readLapsing, lapsing),
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
  readonly #found: Finding[] = [];
  #done = 0;

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
    const findings = removeRepeated(this.#found);
    return { findings: [...findings], members: membersOf(findings, this.#reader), asOf, generation: this.warehouse.generation() };
  }

  /** Applies the rules that were not applied yet, with a cooldown after each. */
  async #applyRules(context: RuleContext): Promise<void> {
    for (const find of RULES.slice(this.#done)) {
      this.#requireSame();
      const began = performance.now();
      this.#found.push(...(await find(this.#reader, context)));
      this.#done += 1;
      await this.#unlessEnded(this.warehouse.waitForCooldown(performance.now() - began));
    }
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
