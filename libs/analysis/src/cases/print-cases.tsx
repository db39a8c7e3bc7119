import { useCallback, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { MAX_LISTED_CASES, type ListedCases } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { rowsByRegion } from '@pendapa/query';
import type { CaseHeaders } from './case-columns.tsx';
import { caseTexts } from './messages.ts';
import { PrintedCases } from './printed-cases.tsx';
import { sheetCount } from './sheet-count.ts';
import { joinCases, type CasesResult } from './use-cases.ts';
import { useListFilterWords } from './use-list-filter-words.ts';
import { useSending } from './use-sending.ts';

export interface PrintCasesProps {
  readonly title: string;
  readonly result: CasesResult;
  readonly headers?: CaseHeaders;
}

const BY_REGION = { key: 'region', descending: false } as const;

/** Reads the first pages of a list, as far as it is printed. */
async function readPrinted(pages: AsyncIterable<ListedCases>): Promise<ListedCases | null> {
  const read: ListedCases[] = [];
  let rows = 0;
  for await (const page of pages) {
    read.push({ ...page, rows: page.rows.slice(0, MAX_LISTED_CASES - rows) });
    rows += page.rows.length;
    if (rows >= MAX_LISTED_CASES) break;
  }
  return joinCases(read);
}

/** Prints a list by region, and says before how many sheets it takes. The server records it like a file, because it leaves the dashboard. */
export function PrintCases({ title, result, headers }: PrintCasesProps) {
  const t = useMessages(caseTexts);
  const format = useFormat();
  // Not those of the rows on screen, which may be of earlier filters.
  const { filters: own = {} } = result.listQuery;
  const filters = useListFilterWords(own.lastChannel !== undefined).set(own);
  const { answer, fault, busy, send } = useSending<ListedCases | null>();
  const [confirmed, setConfirmed] = useState<ListedCases | null>(null);
  const [done, setDone] = useState<ListedCases | null>(null);
  const read = () =>
    send(async (signal) => readPrinted((await result.openFile({ sort: BY_REGION, search: '' }, { format: 'print' }, signal)).pages));
  const finish = useCallback(() => setDone(answer), [answer]);
  const waiting = answer !== null && answer !== done ? answer : null;
  return (
    <>
      <Button size="small" variant="outlined" loading={busy} onClick={() => void read()}>
        {t('print')}
      </Button>
      {fault !== null && <Alert severity="error">{fault}</Alert>}
      {waiting !== null && waiting !== confirmed && (
        <Alert
          severity="info"
          action={
            <>
              <Button size="small" color="inherit" onClick={() => setConfirmed(waiting)}>
                {t('printStart')}
              </Button>
              <Button size="small" color="inherit" onClick={finish}>
                {t('printCancel')}
              </Button>
            </>
          }
        >
          {t('printSheets', {
            sheets: format.count(sheetCount(waiting.rows)),
            regions: format.count(rowsByRegion(waiting.rows).length),
            rows: format.count(waiting.rows.length),
          })}
          {waiting.found > waiting.rows.length &&
            ` ${t('printLimit', { all: format.count(waiting.found), max: format.count(MAX_LISTED_CASES) })}`}
        </Alert>
      )}
      {waiting !== null && waiting === confirmed && (
        <PrintedCases title={title} cases={waiting} headers={headers} filters={filters} onDone={finish} />
      )}
    </>
  );
}
