import { listSpec, type CaseList, type ListedCases } from '@pendapa/contracts';
import { KpiCard, useStateWords, type CardWords } from '@pendapa/panels';
import { known, missing, type Figure } from '@pendapa/query';
import { useCases } from './use-cases.ts';
import { useUnplacedWords } from './use-unplaced-words.ts';

export interface CasesCardProps extends CardWords {
  readonly list: CaseList;
  /** Measure of the list's subject that gives cut-off and source data of the figure. */
  readonly measure: string;
  /** Text below the figure, and a figure other than the number of cases; null shows a dash. */
  readonly fact: (cases: ListedCases) => { readonly text: string | null; readonly value?: string } | null;
}

/** Number of cases of a list. It is unknown, not 0, if there are cases that lack the chosen place. */
function countOfCases({ cases, unplaced: [first] }: ListedCases): Figure {
  if (cases > 0 || first === undefined) return known(cases);
  return missing({ state: 'unknown', field: first.field, lacking: first.cases, rows: first.cases, unplaced: first.cases });
}

/** Card about a case list. People who may not see the list see no figure; a list that lacks an extract shows a dash. */
export function CasesCard({ list, measure, label, definition, fact }: CasesCardProps) {
  const words = useStateWords();
  const unplaced = useUnplacedWords();
  const result = useCases(list);
  const { cases } = result;
  const shown = cases && cases.missing.length === 0 ? fact(cases) : null;
  const value = cases && shown ? (shown.value ?? words.text(countOfCases(cases), 'count')) : '-';
  return (
    <KpiCard
      label={label}
      definition={{ ...definition, subject: listSpec(list).subject, measure }}
      results={[result]}
      value={cases ? value : undefined}
      remarks={cases ? unplaced(cases) : undefined}
    >
      {shown !== null && shown.text !== null && <span>{shown.text}</span>}
    </KpiCard>
  );
}
