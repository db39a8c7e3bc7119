import { memo, useCallback, useState, type ReactNode } from 'react';
import InsertChartOutlinedIcon from '@mui/icons-material/InsertChartOutlined';
import TableChartOutlinedIcon from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { unbroken, useMessages } from '@pendapa/i18n';
import type { AnswerTo, QueryResult } from '@pendapa/query';
import { Panel } from '@pendapa/ui-layout';
import { PanelExport } from '../exported/panel-export.tsx';
import { createTableSlot, TableSlotProvider } from '../exported/table-slot.ts';
import { messages } from '../messages/texts.ts';
import { UnappliedFiltersLine } from '../words/unapplied-filters-line.tsx';
import { RemarkLines } from '../words/remark-lines.tsx';
import { roomOf } from '../words/room-of.ts';
import { UsualRemarks } from '../words/usual-remarks.tsx';
import { AnswerState, Figures } from './answer-state.tsx';
import { isLeftOut, missingOf } from './missing.ts';
import { useMissingDimension } from './missing-dimensions.ts';
import { PanelWithoutData } from './panels-without-data.tsx';
import { useMissingText } from './use-missing-text.ts';

export interface AnswerView<M extends string, D extends string> {
  /** Measure, area and period. While the answer is null it returns text of the same length, to reserve space. */
  readonly subtitle?: (answer: AnswerTo<M, D> | null) => string;
  /** Sentence computed from the figures. */
  readonly sentence?: (answer: AnswerTo<M, D>) => string | null;
  readonly chart: (answer: AnswerTo<M, D>) => ReactNode;
  /** The figures as a table. */
  readonly table: (answer: AnswerTo<M, D>) => ReactNode;
}

export interface AnswerPanelProps<M extends string, D extends string> {
  readonly title: string;
  readonly result: QueryResult<M, D>;
  readonly measure: NoInfer<M>;
  /** Height of the chart in pixels. */
  readonly height: number;
  /** True if the legend of events stands below the chart. It loads after the figures. */
  readonly hasLegend?: boolean;
  /** False if a panel beside it shows the notes of the same answer. */
  readonly hasNotes?: boolean;
  readonly view: AnswerView<NoInfer<M>, NoInfer<D>>;
}

/** Pixels of one line on desktops, two on phones. */
const SENTENCE_HEIGHT = { xs: 44, md: 24 } as const;
/** Pixels of two lines on desktops, five on phones. */
const LEGEND_HEIGHT = { xs: 90, md: 36 } as const;
const NO_HEIGHT = { xs: 0, md: 0 } as const;

interface ViewToggleProps {
  readonly title: string;
  readonly asTable: boolean;
  readonly onClick: () => void;
}

/** Switch between chart and table; memoized, so that new figures do not render it. */
const ViewToggle = memo(function ViewToggle({ title, asTable, onClick }: ViewToggleProps) {
  const t = useMessages(messages);
  const label = asTable ? t('showChart', { title }) : t('showTable', { title });
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        {asTable ? <InsertChartOutlinedIcon fontSize="small" /> : <TableChartOutlinedIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
});

interface SubtitleProps<M extends string, D extends string> {
  readonly result: QueryResult<M, D>;
  readonly words: AnswerView<M, D>['subtitle'];
}

function Subtitle<M extends string, D extends string>({ result: { answer, state }, words }: SubtitleProps<M, D>) {
  if (!answer)
    return (
      <Box aria-hidden sx={{ visibility: 'hidden' }}>
        {roomOf(words?.(null) ?? '\u00a0')}
      </Box>
    );
  return <Figures answer={answer} updating={state === 'updating'} draw={() => <Box>{unbroken(words?.(answer) ?? '')}</Box>} />;
}

/** Panel of a chart with its table view and sentence, in every state of the answer. */
export function AnswerPanel<M extends string, D extends string>({
  title,
  result,
  measure,
  height,
  hasLegend = false,
  hasNotes = true,
  view,
}: AnswerPanelProps<M, D>) {
  const [asTable, setAsTable] = useState(false);
  const [slot] = useState(createTableSlot);
  const { unappliedFilters = [] } = result;
  const toggle = useCallback(() => setAsTable((before) => !before), []);
  // Without figures there is no table view.
  const missing = result.answer && missingOf(result.answer, measure);
  useMissingDimension(missing, 'panel');
  const missingText = useMissingText();
  const shown = missing === null;
  const awaitedRemarks = result.state === 'loading' && <UsualRemarks result={result} measures={[measure]} hasComparisonDay={false} />;
  const remarks = result.answer
    ? shown && <RemarkLines answer={result.answer} measure={measure} hasComparisonDay={false} />
    : awaitedRemarks;
  const sentence = view.sentence ? SENTENCE_HEIGHT : NO_HEIGHT;
  const legend = hasLegend ? LEGEND_HEIGHT : NO_HEIGHT;
  const room = { xs: height + sentence.xs + legend.xs, md: height + sentence.md + legend.md };
  if (isLeftOut(missing)) return <PanelWithoutData title={title} reason={missingText(missing, result.subject)} />;
  return (
    <Panel
      title={title}
      subtitle={
        <>
          {(view.subtitle || unappliedFilters.length > 0) && <Subtitle result={result} words={view.subtitle} />}
          <UnappliedFiltersLine results={[result]} />
        </>
      }
      actions={
        shown && (
          <>
            <PanelExport
              title={title}
              result={result}
              measure={measure}
              sentence={(answer) => view.sentence?.(answer) ?? null}
              chart={view.chart}
              table={view.table}
              slot={slot}
            />
            <ViewToggle title={title} asTable={asTable} onClick={toggle} />
          </>
        )
      }
      height={room}
    >
      <AnswerState result={result} measure={measure} height={room}>
        {(answer) => (
          <>
            {view.sentence && (
              <Typography variant="body2" data-panel-sentence sx={{ minHeight: SENTENCE_HEIGHT, pb: { xs: 0.5, md: 0 } }}>
                {unbroken(view.sentence(answer) ?? '')}
              </Typography>
            )}
            <TableSlotProvider value={slot}>{asTable ? view.table(answer) : view.chart(answer)}</TableSlotProvider>
          </>
        )}
      </AnswerState>
      {/* Below the figures, because above it would push them down when it arrives. */}
      {hasNotes && remarks}
    </Panel>
  );
}
