import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import type { ExtractKey, ListedCase, ListedCases } from '@pendapa/contracts';
import { useFormat, useText } from '@pendapa/i18n';
import { Aging, EmptyPanel, ErrorPanel, LoadingPanel, NotImportedPanel, Panel } from '@pendapa/ui-layout';
import { SaidBeside, useLatest } from '../export/parts/said-beside.ts';
import type { AskedCases } from '../request/use-cases.ts';
import { AnswerTable } from '../table/answer-table.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { useColumns, type Columns } from '../table/use-columns.tsx';
import { LeftAsideLine } from '../words/left-aside-line.tsx';
import { useFailureText } from '../words/use-failure-text.ts';
import { useSaid } from '../words/use-said.ts';
import { LastKnown } from './last-known.tsx';

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
  const { cases, state, failure, retry } = asked;
  const [missing] = cases?.missing ?? [];
  const shown = cases && missing === undefined ? words(cases) : null;
  const said = useLatest(useSaid()({ answer: null, leftAside: asked.leftAside }, []));
  const content = () => {
    if (failure?.code === 'not-allowed') return <EmptyPanel cause={failureText(failure)} />;
    if (failure && !cases) return <ErrorPanel message={failureText(failure)} onRetry={retry} />;
    if (!cases) return <LoadingPanel height={height} />;
    if (missing !== undefined) return <NotImportedPanel extract={missing as ExtractKey} />;
    if (cases.rows.length === 0) return <EmptyPanel cause={empty} />;
    return (
      <Aging old={state === 'updating'} markAt="top">
        {state === 'stale' && <LastKnown failure={failure} onRetry={retry} />}
        {shown?.sentence && <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{shown.sentence}</Typography>}
        <CasesTable title={`${title}, ${format.period(cases.period)}`} cases={cases} height={height} columns={columns} />
        {shown?.note && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {shown.note}
          </Typography>
        )}
        {footer}
      </Aging>
    );
  };
  return (
    <Panel
      title={title}
      subtitle={
        <>
          {shown?.subtitle ?? '\u00a0'}
          <LeftAsideLine asked={[asked]} />
        </>
      }
      height={height}
    >
      <SaidBeside value={said}>{content()}</SaidBeside>
    </Panel>
  );
}
