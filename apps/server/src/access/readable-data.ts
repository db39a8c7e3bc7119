import {
  needsCases,
  type Answer,
  type DimensionKey,
  type DimensionOptions,
  type Identity,
  type ListQuery,
  type LookupNumber,
  type MaskedTaxpayer,
  type Problem,
  type Query,
  type TaxpayerRecord,
  type UnitsOfReader,
} from '@pendapa/contracts';
import { lookUpTaxpayer, revealTaxpayer, type PresentDebts, type PresentDebtsQuery, type Warehouse } from '@pendapa/warehouse';
import { RequestRefused } from '../responses/request-refused.ts';
import { permittedList, permittedQuery, unitsOfFigures, type UnitScope } from './unit-scope.ts';

type Client = Parameters<Warehouse['answer']>[2];
type Options = Parameters<Warehouse['dimension']>[1];
/** The arguments of a method after its list. */
type AfterList<K extends 'cases' | 'listChoices' | 'chosenCases'> =
  Parameters<Warehouse[K]> extends [ListQuery, ...infer Others] ? Others : never;

/** More units than any agency has. */
const MAX_UNITS = 1_000;

/** Row of an object that is not in the data. */
const NOT_THERE = {
  owedNow: null,
  paid: null,
  debt: 'unknown',
  taxpayer: null,
  name: null,
  number: null,
  unit: null,
  region: null,
} as const;

/** The units in the data among some codes, with their names. */
export async function knownUnits(warehouse: Pick<Warehouse, 'dimension'>, codes: readonly string[]): Promise<UnitsOfReader['units']> {
  const { options } = await warehouse.dimension('unit', { search: '', limit: MAX_UNITS });
  return options.filter(({ code }) => codes.includes(code)).map(({ code, name }) => ({ code, name }));
}

export interface ReadableDataOptions {
  readonly warehouse: Warehouse;
  readonly dataFolder: string;
  readonly scope: UnitScope;
  /** The units of the scope with their names. */
  readonly names?: UnitsOfReader['units'];
  /** Runs for each query that names a unit of others. */
  readonly onRefused: (problem: Problem) => void;
}

/**
 * The data as one reader may read them. Routes have no other way to rows, so rights by unit are applied here, before a query is planned.
 * Methods throw `RequestRefused` with 403 `other-unit` or `whole-agency-only`, else as those of the warehouse.
 */
export class ReadableData {
  readonly #scope: UnitScope;
  readonly #names: UnitsOfReader['units'];

  constructor(private readonly options: ReadableDataOptions) {
    this.#scope = options.scope;
    this.#names = options.names ?? [];
  }

  /** The reader's units; null for the whole agency. */
  get ofUnits(): UnitsOfReader | null {
    return this.#scope.units === null ? null : { rights: this.#scope.rights, units: this.#names };
  }

  /** True if a reader of single cases may see those of a unit; a null code stands for the whole agency. */
  mayReadCasesOf(unit: string | null): boolean {
    const { units } = this.#scope;
    return units === null || (unit !== null && units.includes(unit));
  }

  /** Units whose figures are shown; null for all. */
  get unitsOfFigures(): readonly string[] | null {
    return unitsOfFigures(this.#scope);
  }

  readonly permitted = (query: Query): Query => this.#orRecorded(() => permittedQuery(query, this.#scope));

  readonly permittedList = (list: ListQuery): ListQuery => this.#orRecorded(() => permittedList(list, this.#scope));

  async answer(query: Query, signal?: AbortSignal, client?: Client): Promise<Answer> {
    const answer = await this.options.warehouse.answer(this.permitted(query), signal, client);
    const { units, rights } = this.#scope;
    // Elsewhere on the page are figures of all units, so these say that they are not.
    if (units === null || rights === 'own-only' || !needsCases(query)) return answer;
    return { ...answer, notes: [...answer.notes, { code: 'of-own-units', params: this.#unitNames() }] };
  }

  /** Options of a filter; units are those whose figures are shown. */
  async dimension(dimension: DimensionKey, search: Options): Promise<DimensionOptions> {
    const units = this.unitsOfFigures;
    if (dimension !== 'unit' || units === null) return this.options.warehouse.dimension(dimension, search);
    const found = await this.options.warehouse.dimension(dimension, { ...search, limit: MAX_UNITS });
    const options = found.options.filter(({ code }) => units.includes(code));
    return { ...found, options: options.slice(0, search.limit), truncated: options.length > search.limit };
  }

  explainCases(list: ListQuery): void {
    this.options.warehouse.explainCases(this.permittedList(list));
  }

  cases(list: ListQuery, ...rest: AfterList<'cases'>): ReturnType<Warehouse['cases']> {
    return this.options.warehouse.cases(this.permittedList(list), ...rest);
  }

  wholeList(list: ListQuery, ...rest: AfterList<'cases'>): ReturnType<Warehouse['wholeList']> {
    return this.options.warehouse.wholeList(this.permittedList(list), ...rest);
  }

  listChoices(list: ListQuery, ...rest: AfterList<'listChoices'>): ReturnType<Warehouse['listChoices']> {
    return this.options.warehouse.listChoices(this.permittedList(list), ...rest);
  }

  chosenCases(list: ListQuery, ...rest: AfterList<'chosenCases'>): ReturnType<Warehouse['chosenCases']> {
    return this.options.warehouse.chosenCases(this.permittedList(list), ...rest);
  }

  /** Stored cases of a work list. An object that moved to another unit since is shown as one that is not in the data. */
  async presentDebts(query: PresentDebtsQuery, signal?: AbortSignal, client?: Client): Promise<PresentDebts> {
    const present = await this.options.warehouse.presentDebts(query, signal, client);
    if (this.#scope.units === null) return present;
    const rows = present.rows.map((row) => (this.mayReadCasesOf(row.unit) ? row : { ...row, ...NOT_THERE }));
    return { ...present, rows };
  }

  /** Payments, obligations and debts of a taxpayer in the reader's units; null if there are none of this person. */
  record(taxpayer: string, signal?: AbortSignal, client?: Client): Promise<TaxpayerRecord | null> {
    return this.options.warehouse.record(taxpayer, this.#scope.units, signal, client);
  }

  /** Finds a taxpayer of the reader's units by an exact number; null if there is none. */
  async lookUp(by: LookupNumber, number: string): Promise<MaskedTaxpayer | null> {
    const found = await lookUpTaxpayer(this.options.dataFolder, this.options.warehouse.status(), { by, number, units: this.#scope.units });
    return found !== null && (await this.#isOwn(found.key)) ? found : null;
  }

  /** Name and numbers of a taxpayer of the reader's units; null if there is none with this key. */
  async reveal(taxpayer: string): Promise<Omit<Identity, 'generation'> | null> {
    return (await this.#isOwn(taxpayer)) ? revealTaxpayer(this.options.dataFolder, this.options.warehouse.status(), taxpayer) : null;
  }

  #unitNames(): Readonly<Record<'id' | 'en', string>> {
    return { id: this.#names.map(({ name }) => name.id).join(', '), en: this.#names.map(({ name }) => name.en).join(', ') };
  }

  #orRecorded<T>(limit: () => T): T {
    try {
      return limit();
    } catch (error) {
      if (!(error instanceof RequestRefused) || error.problem.code !== 'other-unit') throw error;
      this.options.onRefused(error.problem);
      throw new RequestRefused({ ...error.problem, params: { ...error.problem.params, ...this.#unitNames() } });
    }
  }

  #isOwn(taxpayer: string): Promise<boolean> {
    const { units } = this.#scope;
    return units === null ? Promise.resolve(true) : this.options.warehouse.isTaxpayerOf(taxpayer, units);
  }
}
