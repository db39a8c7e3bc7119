import { useMemo } from 'react';
import {
  memberOf,
  rowsOf,
  useAddressChoice,
  useChosenMember,
  useFilteredAnswer,
  type AnswerTo,
  type Asked,
  type Chosen,
  type Row,
} from '@pendapa/analysis';
import type { Texts } from '@pendapa/contracts';
import { useText } from '@pendapa/i18n';
import * as ask from '../../questions/tax-types.ts';

export type TaxMeasure = (typeof ask.taxes.measures)[number];
export type TaxAnswer = AnswerTo<TaxMeasure, 'taxType'>;

/** In the address: `former` calls the taxes by their names before the reform. */
export const useNaming = () => useAddressChoice('fn', ['current', 'former']);

/** Who assesses a tax, and what it was called before the reform; null where it kept its name. */
interface TaxFact {
  readonly system: Texts | null;
  readonly former: Texts | null;
}

type Split = 'taxType' | 'formerTax' | 'taxSystem';

function factOf(answer: AnswerTo<string, Split>, { taxType, formerTax, taxSystem }: Row<string, Split>['codes']): TaxFact {
  const [now, before] = [memberOf(answer, 'taxType', taxType), memberOf(answer, 'formerTax', formerTax)];
  return { system: memberOf(answer, 'taxSystem', taxSystem), former: now && before && now.id !== before.id ? before : null };
}

/** By code; none while they are on their way. */
export function useTaxFacts(): ReadonlyMap<string | null, TaxFact> {
  const { answer } = useFilteredAnswer(ask.taxFacts);
  return useMemo(() => new Map(answer && rowsOf(answer).map(({ codes }) => [codes.taxType, factOf(answer, codes)])), [answer]);
}

/** Names before the reform of the taxes that it renamed, by code. */
export function useFormerNames(): Readonly<Record<string, Texts>> {
  const facts = useTaxFacts();
  return useMemo(
    () => Object.fromEntries([...facts].flatMap(([code, { former }]) => (code !== null && former ? [[code, former]] : []))),
    [facts],
  );
}

/** Every tax, called as the reader wants. */
export function useTaxes(): Asked<TaxMeasure, 'taxType'> {
  const asked = useFilteredAnswer(ask.taxes);
  const former = useFormerNames();
  const [naming] = useNaming();
  const { answer } = asked;
  const called = useMemo((): TaxAnswer | null => {
    if (!answer || naming === 'current') return answer;
    const columns = answer.columns.map((column) =>
      column.kind === 'dimension' ? { ...column, members: { ...column.members, ...former } } : column,
    );
    return { ...answer, columns };
  }, [answer, naming, former]);
  return { ...asked, answer: called };
}

/** The one tax that the page is narrowed to, called as the reader wants; null where none or several are chosen. */
export function useChosenTax(): Chosen | null {
  const text = useText();
  const former = useFormerNames();
  const [naming] = useNaming();
  const chosen = useChosenMember('tax');
  const renamed = naming === 'former' && chosen ? former[chosen.code] : undefined;
  return chosen && renamed ? { ...chosen, name: text(renamed) } : chosen;
}
