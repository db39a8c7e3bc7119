import { lazy, Suspense, useState, type ReactNode } from 'react';
import ReceiptLongOutlinedIcon from '@mui/icons-material/ReceiptLongOutlined';
import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CASE_COLUMNS, listChoicesAddress, listSpec, type ListedCase, type ListedCases } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { AnswerTable, type OpenPages, type Order, type RowsPage } from '@pendapa/panels';
import { useStatus } from '@pendapa/query';
import { LoadingPanel } from '@pendapa/ui-layout';
import { useCaseChoice } from './case-choice.tsx';
import { useCaseColumns, type CaseColumns, type CaseHeaders } from './case-columns.tsx';
import { CaseSearch } from './case-tools.tsx';
import { LookupForm } from './lookup-form.tsx';
import { caseTexts } from './messages.ts';
import { PrintCases } from './print-cases.tsx';
import { recordTexts } from './record-messages.ts';
import { RevealForm } from './reveal-form.tsx';
import { TaxpayerDialog } from './taxpayer-dialog.tsx';
import type { CasesResult, CaseView } from './use-cases.ts';

const TaxpayerRecord = lazy(async () => ({ default: (await import('./taxpayer-record.tsx')).TaxpayerRecord }));
const HEIGHT_OF_RECORD = 480;

export interface CasesTableProps {
  readonly title: string;
  readonly caption: string;
  readonly result: CasesResult;
  readonly cases: ListedCases;
  readonly view: CaseView;
  readonly onView: (view: CaseView) => void;
  readonly headers?: CaseHeaders;
}

/** Open dialog: none, a taxpayer of the list, or the lookup; one at a time. */
type OpenDialog = { readonly kind: 'lookup' } | { readonly kind: 'record' | 'reveal'; readonly taxpayer: string } | null;

async function* withColumns(pages: AsyncIterable<ListedCases>, columnsOf: CaseColumns): AsyncGenerator<RowsPage<ListedCase>> {
  for await (const page of pages) yield { rows: page.rows, columns: columnsOf(page) };
}

/** Table of a case list with row actions. The server sorts and searches, because only it has all rows. */
export function CasesTable({ title, caption, result, cases, view, onView, headers }: CasesTableProps) {
  const t = useMessages(caseTexts);
  const r = useMessages(recordTexts);
  const rights = useStatus().status?.rights;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  /** Actions for the taxpayer of a row. */
  const ways = ({ taxpayer, rank, name: masked }: ListedCase) => {
    if (taxpayer === null) return null;
    const name = t('ranked', { rank, name: masked ?? '-' });
    const way = (kind: 'record' | 'reveal', label: string, icon: ReactNode) => (
      <IconButton
        size="small"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setDialog({ kind, taxpayer })}
        sx={{ ml: 0.5, p: '3px', width: 24, height: 24, my: '-1px', displayPrint: 'none' }}
      >
        {icon}
      </IconButton>
    );
    return (
      <>
        {way('record', r('open', { name }), <ReceiptLongOutlinedIcon fontSize="inherit" />)}
        {rights?.reveal.may && way('reveal', t('reveal', { name }), <VisibilityOutlinedIcon fontSize="inherit" />)}
      </>
    );
  };
  const choice = useCaseChoice(result, cases);
  const columnsOf = useCaseColumns(headers, { afterName: ways, beforeFirst: choice.checkbox });
  const sortBy = (orders: readonly Order[]): void => {
    const last = orders.at(-1);
    const key = CASE_COLUMNS.find((column) => column === last?.key);
    onView({ ...view, sort: key && last ? { key, descending: last.descending } : listSpec(cases.list).sort });
  };
  const close = () => setDialog(null);
  const openRows: OpenPages<ListedCase> = async (file, signal) => {
    const { rows, generation, pages } = await result.openFile(view, file, signal);
    return { rowCount: rows, generation, pages: withColumns(pages, columnsOf) };
  };
  return (
    <>
      <AnswerTable
        caption={caption}
        rows={cases.rows}
        rowKey={({ key }) => key}
        columns={columnsOf(cases)}
        pages={{ rowCount: cases.found, orders: [view.sort], onOrders: sortBy, more: result.more, loading: result.reading }}
        isExportable={rights?.export.may}
        openRows={cases.rows.length < cases.found ? openRows : undefined}
        tools={
          <CaseSearch title={title} onSearch={(search) => onView({ ...view, search })}>
            {rights?.lookup.may && (
              <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setDialog({ kind: 'lookup' })}>
                {t('lookup')}
              </Button>
            )}
            {choice.tool}
            {rights?.export.may && listSpec(cases.list).columns.includes('region') && (
              // Other filters begin anew, so that paper never names filters that its rows do not have.
              <PrintCases key={listChoicesAddress(result.listQuery)} title={title} result={result} headers={headers} />
            )}
          </CaseSearch>
        }
      />
      {dialog?.kind === 'lookup' && (
        <TaxpayerDialog title={t('lookup')} onClose={close}>
          <LookupForm onRecord={(taxpayer) => setDialog({ kind: 'record', taxpayer })} />
        </TaxpayerDialog>
      )}
      {dialog?.kind === 'record' && (
        <TaxpayerDialog title={r('title')} wide onClose={close}>
          <Suspense fallback={<LoadingPanel height={HEIGHT_OF_RECORD} />}>
            <TaxpayerRecord taxpayer={dialog.taxpayer} />
          </Suspense>
        </TaxpayerDialog>
      )}
      {dialog?.kind === 'reveal' && (
        <TaxpayerDialog title={t('revealTitle')} onClose={close}>
          <RevealForm taxpayer={dialog.taxpayer} />
        </TaxpayerDialog>
      )}
    </>
  );
}
