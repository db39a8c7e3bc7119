import { useCallback, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ListedCases } from '@pendapa/contracts';
import { useFiltersInWords } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { postJson } from '@pendapa/query';
import type { CaseHeaders } from './case-columns.tsx';
import { caseTexts } from './messages.ts';
import { PrintedCases } from './printed-cases.tsx';
import type { CasesResult } from './use-cases.ts';
import { useSending } from './use-sending.ts';

export interface PrintCasesProps {
  readonly title: string;
  readonly result: CasesResult;
  readonly headers?: CaseHeaders;
}

const BY_REGION = { key: 'region', descending: false } as const;

/** Prints the whole list by region. Printing is recorded like an export, because the list leaves the dashboard. */
export function PrintCases({ title, result, headers }: PrintCasesProps) {
  const t = useMessages(caseTexts);
  const { path } = useAddress();
  const { set: filters } = useFiltersInWords();
  const { answer, fault, busy, send } = useSending<ListedCases>();
  const [printed, setPrinted] = useState<ListedCases | null>(null);
  const print = () =>
    send(async (signal) => {
      const cases = await result.readAll({ sort: BY_REGION, search: '' }, signal);
      const { generation, rows } = cases;
      await postJson('/api/v1/audit/exports', { page: path, format: 'print', rows: rows.length, filters, generation }, signal);
      return cases;
    });
  const done = useCallback(() => setPrinted(answer), [answer]);
  return (
    <>
      <Button size="small" variant="outlined" loading={busy} onClick={() => void print()}>
        {t('print')}
      </Button>
      {fault !== null && <Alert severity="error">{fault}</Alert>}
      {answer && answer !== printed && <PrintedCases title={title} cases={answer} headers={headers} onDone={done} />}
    </>
  );
}
