import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { MAX_WORK_LIST_ROWS, type ListedCases, type ListQuery } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import type { ChosenRows } from './case-choice.tsx';
import { choiceTexts } from './choice-messages.ts';
import { WorkListDialog } from './work-list-dialog.tsx';

export interface ChoiceBarProps {
  readonly listQuery: ListQuery;
  readonly cases: ListedCases;
  readonly chosen: ChosenRows;
  /** Null ends the choice. */
  readonly onChoose: (rows: ChosenRows | null) => void;
}

/** The chosen rows with their sum, and the way to a work list. */
export function ChoiceBar({ listQuery, cases, chosen, onChoose }: ChoiceBarProps) {
  const t = useMessages(choiceTexts);
  const format = useFormat();
  const [isMaking, setIsMaking] = useState(false);
  const isAll = chosen === 'all';
  const count = isAll ? cases.cases : chosen.size;
  const amount = isAll ? cases.amount : String([...chosen.values()].reduce((sum, row) => sum + BigInt(row.amount), 0n));
  const max = format.count(MAX_WORK_LIST_ROWS);
  const blocked =
    cases.cases > MAX_WORK_LIST_ROWS
      ? t('allTooMany', { n: format.count(cases.cases), max })
      : listQuery.search === ''
        ? null
        : t('allSearch');
  return (
    <Box
      role="group"
      aria-label={t('title')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', flexBasis: '100%', typography: 'body2' }}
    >
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isAll}
            disabled={blocked !== null && !isAll}
            onChange={() => onChoose(isAll ? new Map() : 'all')}
          />
        }
        label={t('all', { n: format.count(cases.cases) })}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      {blocked !== null && <span>{blocked}</span>}
      <strong role="status">{t('chosen', { count, amount: format.moneyExact(amount) })}</strong>
      {count === 0 && <span>{t('none')}</span>}
      <Button size="small" variant="contained" disabled={count === 0 || (isAll && blocked !== null)} onClick={() => setIsMaking(true)}>
        {t('make')}
      </Button>
      <Button size="small" onClick={() => onChoose(null)}>
        {t('cancel')}
      </Button>
      {isMaking && (
        <WorkListDialog
          listQuery={listQuery}
          keys={isAll ? null : [...chosen.keys()]}
          generation={cases.generation}
          about={t('chosen', { count, amount: format.moneyExact(amount) })}
          onClose={() => setIsMaking(false)}
        />
      )}
    </Box>
  );
}
