import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ExtractKey, ListedCase, ListedCases } from '@pendapa/contracts';
import { useFormat, useText } from '@pendapa/i18n';
import { EmptyPanel, ErrorPanel, LoadingPanel, NotImportedPanel, Panel } from '@pendapa/ui-layout';
import type { AskedCases } from '../request/use-cases.ts';
import { AnswerTable } from '../table/answer-table.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { useColumns, type Columns } from '../table/use-columns.tsx';
import { IgnoredLine } from '../words/ignored-line.tsx';
import { useFailureText } from '../words/use-failure-text.ts';

/** Codes of a case in words; a dash where it has none. */
export interface CaseNames {
  readonly tax: (row: ListedCase) => string;
  readonly unit: (row: ListedCase) => string;
  readonly region: (row: ListedCase) => string;
}

export interface CasesPanelProps {
  readonly title: string;
  readonly asked: AskedCases;
  readonly height: number;
  /** Why the list may have no rows. */
  readonly empty: string;
  readonly words: (cases: ListedCases) => { readonly subtitle: string; readonly sentence: string | null; readonly note?: string };
  readonly columns: (make: Columns<ListedCase>, names: CaseNames) => readonly TableColumn<ListedCase>[];
  /** Below the list: where it leads. */
  readonly footer?: ReactNode;
}

function CasesTable({
  title,
  cases,
  height,
  columns,
}: Pick<CasesPanelProps, 'title' | 'height' | 'columns'> & { readonly cases: ListedCases }) {
  const text = useText();
  const make = useColumns<ListedCase>(cases.rows);
  const named = (key: keyof ListedCases['names']) => (row: ListedCase) => {
    const code = row[key];
    const found = code === null ? undefined : cases.names[key][code];
    return found ? text(found) : (code ?? '-');
  };
  return (
    <AnswerTable
      caption={title}
      rows={cases.rows}
      rowKey={({ rank }) => String(rank)}
      maxHeight={height}
      columns={columns(make, { tax: named('tax'), unit: named('unit'), region: named('region') })}
    />
  );
}

/** A list of single cases with every state of its answer. */
export function CasesPanel({ title, asked, height, empty, words, columns, footer }: CasesPanelProps) {
  const failureText = useFailureText();
  const format = useFormat();
  const { cases, failure, retry, updating, ignored } = asked;
  const [missing] = cases?.missing ?? [];
  const said = cases && missing === undefined ? words(cases) : null;
  const content = () => {
    if (failure && !cases) return <ErrorPanel message={failureText(failure)} onRetry={retry} />;
    if (!cases) return <LoadingPanel height={height} />;
    if (missing !== undefined) return <NotImportedPanel extract={missing as ExtractKey} />;
    if (cases.rows.length === 0) return <EmptyPanel cause={empty} />;
    return (
      <Box aria-busy={updating} sx={{ opacity: updating ? 0.85 : 1 }}>
        {said?.sentence && <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{said.sentence}</Typography>}
        <CasesTable title={`${title}, ${format.period(cases.period)}`} cases={cases} height={height} columns={columns} />
        {said?.note && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {said.note}
          </Typography>
        )}
        {footer}
      </Box>
    );
  };
  return (
    <Panel
      title={title}
      subtitle={
        <>
          {said?.subtitle ?? '\u00a0'}
          <IgnoredLine ignored={ignored} />
        </>
      }
      height={height}
    >
      {content()}
    </Panel>
  );
}
