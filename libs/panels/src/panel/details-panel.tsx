import Typography from '@mui/material/Typography';
import { withQuery, type QuerySource } from '@pendapa/filters';
import type { QueryResult } from '@pendapa/query';
import { useReader, type Reader } from '../words/use-reader.ts';
import { AnswerRows } from '../table/answer-rows.tsx';
import { SortedByAddress } from '../table/use-orders.ts';
import type { Tabled } from '../table/drawing.ts';
import { pixelsOf, type PanelHeight } from './panel-height.ts';
import type { PanelWords } from '../words/panel-words.ts';
import { TablePanel, type TablePanelProps } from './table-panel.tsx';

export interface DetailsPanelProps<M extends string, D extends string>
  extends Pick<TablePanelProps<M, D>, 'measure' | 'actions' | 'footer'>, Tabled<NoInfer<M>, NoInfer<D>> {
  readonly query: QuerySource<M, D>;
  /** Minimum height; by default that of a long table. */
  readonly height?: PanelHeight;
  readonly words: PanelWords;
  /** Note below the table. */
  readonly note?: (read: Reader<NoInfer<M>, NoInfer<D>>) => string;
}

interface ResultDetailsProps<M extends string, D extends string> extends DetailsPanelProps<M, D> {
  readonly query: QueryResult<M, D>;
}

function ResultDetails<M extends string, D extends string>({
  words,
  query,
  note,
  height: minHeight = 'large',
  columns,
  table = (drawing) => <AnswerRows {...drawing} columns={columns} />,
  ...panel
}: ResultDetailsProps<M, D>) {
  const reader = useReader(query.subject);
  return (
    <TablePanel title={words.title} result={query} height={pixelsOf(minHeight)} {...panel}>
      {(answer) => {
        const read = reader(answer, panel.measure);
        return (
          <>
            <SortedByAddress value>
              {table({ read, description: words.description(read.periodLabels), height: pixelsOf(minHeight) })}
            </SortedByAddress>
            {note && (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                {note(read)}
              </Typography>
            )}
          </>
        );
      }}
    </TablePanel>
  );
}

/** Details table below the charts: all rows of an answer. */
export const DetailsPanel = <M extends string, D extends string>({ query, ...panel }: DetailsPanelProps<M, D>) =>
  withQuery(query, (known) => <ResultDetails {...panel} query={known} />);
