import { lazy, Suspense, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { listChoicesAddress, MAX_WORK_LIST_ROWS, WORK_LIST_SOURCES, type ListedCase, type ListedCases } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { caseTexts } from './messages.ts';
import type { CasesResult } from './use-cases.ts';

// No page begins with a choice.
const RowCheckbox = lazy(async () => ({ default: (await import('./row-checkbox.tsx')).RowCheckbox }));
const ChoiceBar = lazy(async () => ({ default: (await import('./choice-bar.tsx')).ChoiceBar }));

/** Chosen cases by their keys, or all of the list. */
export type ChosenRows = ReadonlyMap<string, ListedCase> | 'all';

const NO_ROWS: ChosenRows = new Map();

export interface CaseChoice {
  /** Button that begins the choice, or what was chosen; null for lists whose cases cannot be chosen. */
  readonly tool: ReactNode;
  /** Checkbox of a row; undefined while no rows are chosen. */
  readonly checkbox: ((row: ListedCase) => ReactNode) | undefined;
}

/** Choosing cases of a list for a work list. Other filters begin a new choice, because the rows are others. */
export function useCaseChoice({ listQuery }: CasesResult, cases: ListedCases): CaseChoice {
  const t = useMessages(caseTexts);
  const address = listChoicesAddress(listQuery);
  const [choice, setChoice] = useState<{ readonly address: string; readonly rows: ChosenRows } | null>(null);
  if (!WORK_LIST_SOURCES.includes(cases.list) || cases.cases === 0) return { tool: null, checkbox: undefined };
  const choose = (rows: ChosenRows | null) => setChoice(rows === null ? null : { address, rows });
  if (choice === null) {
    const begin = (
      <Button size="small" variant="outlined" onClick={() => choose(NO_ROWS)}>
        {t('choose')}
      </Button>
    );
    return { tool: begin, checkbox: undefined };
  }
  const chosen = choice.address === address ? choice.rows : NO_ROWS;
  const isAll = chosen === 'all';
  const isChosen = ({ key }: ListedCase): boolean => isAll || chosen.has(key);
  const toggle = (row: ListedCase): void => {
    if (isAll) return;
    const rows = new Map(chosen);
    if (!rows.delete(row.key)) rows.set(row.key, row);
    choose(rows);
  };
  const isFull = !isAll && chosen.size >= MAX_WORK_LIST_ROWS;
  return {
    tool: (
      <Suspense>
        <ChoiceBar listQuery={listQuery} cases={cases} chosen={chosen} onChoose={choose} />
      </Suspense>
    ),
    checkbox: (row) => (
      <Suspense>
        <RowCheckbox
          label={t('chooseRow', { rank: row.rank, name: row.number ?? row.name ?? '-' })}
          isChosen={isChosen(row)}
          // The page has only some of all rows, so none can be taken out of them.
          isDisabled={isAll || (isFull && !isChosen(row))}
          onToggle={() => toggle(row)}
        />
      </Suspense>
    ),
  };
}
