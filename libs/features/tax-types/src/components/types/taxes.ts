import { useMemo } from 'react';
import type { Texts } from '@pendapa/contracts';
import { useAddressChoice, useChosenMember, useFilteredAnswer, type Chosen } from '@pendapa/filters';
import { useText } from '@pendapa/i18n';
import { memberOf, rowsOf, type AnswerTo, type QueryResult, type Row } from '@pendapa/query';
import * as ask from '../../questions/tax-types.ts';

export type TaxMeasure = (typeof ask.taxes.measures)[number];
export type TaxAnswer = AnswerTo<TaxMeasure, 'taxType'>;

/** Address choice: `former` shows the names before the reform. */
export const useNaming = () => useAddressChoice('fn', ['current', 'former']);

/** Assessment system of a tax, and its former name; null if it was not renamed. */
interface TaxFact {
  readonly system: Texts | null;
  readonly former: Texts | null;
}

type Split = 'taxType' | 'formerTax' | 'taxSystem';

function factOf(answer: AnswerTo<string, Split>, { taxType, formerTax, taxSystem }: Row<string, Split>['codes']): TaxFact {
  const [now, before] = [memberOf(answer, 'taxType', taxType), memberOf(answer, 'formerTax', formerTax)];
  return { system: memberOf(answer, 'taxSystem', taxSystem), former: now && before && now.id !== before.id ? before : null };
}

/** Facts of taxes by code; empty while loading. */
export function useTaxFacts(): ReadonlyMap<string | null, TaxFact> {
  const { answer } = useFilteredAnswer(ask.taxFacts);
  return useMemo(() => new Map(answer && rowsOf(answer).map(({ codes }) => [codes.taxType, factOf(answer, codes)])), [answer]);
}

/** Former names of renamed taxes, by code. */
export function useFormerNames(): Readonly<Record<string, Texts>> {
  const facts = useTaxFacts();
  return useMemo(
    () => Object.fromEntries([...facts].flatMap(([code, { former }]) => (code !== null && former ? [[code, former]] : []))),
    [facts],
  );
}

/** Queries all taxes, with current or former names as chosen. */
export function useTaxes(): QueryResult<TaxMeasure, 'taxType'> {
  const result = useFilteredAnswer(ask.taxes);
  const former = useFormerNames();
  const [naming] = useNaming();
  const { answer } = result;
  const called = useMemo((): TaxAnswer | null => {
    if (!answer || naming === 'current') return answer;
    const columns = answer.columns.map((column) =>
      column.kind === 'dimension' ? { ...column, members: { ...column.members, ...former } } : column,
    );
    return { ...answer, columns };
  }, [answer, naming, former]);
  return { ...result, answer: called };
}

/** Returns the tax of the filter with its chosen name; null if none or several are chosen. */
export function useChosenTax(): Chosen | null {
  const text = useText();
  const former = useFormerNames();
  const [naming] = useNaming();
  const chosen = useChosenMember('tax');
  const renamed = naming === 'former' && chosen ? former[chosen.code] : undefined;
  return chosen && renamed ? { ...chosen, name: text(renamed) } : chosen;
}
