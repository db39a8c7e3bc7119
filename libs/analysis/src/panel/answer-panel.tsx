import { useState, type ReactNode } from 'react';
import InsertChartOutlinedIcon from '@mui/icons-material/InsertChartOutlined';
import TableChartOutlinedIcon from '@mui/icons-material/TableChartOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { Panel } from '@pendapa/ui-layout';
import { PanelExport } from '../export/panel-export.tsx';
import { createTableSlot, TableSlotProvider } from '../export/parts/table-slot.ts';
import { useIgnored } from '../filters/ignored.ts';
import { messages } from '../messages/texts.ts';
import type { AnswerTo } from '../reading/answer-to.ts';
import type { Asked } from '../request/use-answer.ts';
import { IgnoredLine } from '../words/ignored-line.tsx';
import { AnswerState } from './answer-state.tsx';
import { missingOf } from './missing.ts';

export interface AnswerView<M extends string, D extends string> {
  /** Measure, area and period. */
  readonly subtitle?: (answer: AnswerTo<M, D>) => string;
  /** What the figures show, computed from them. */
  readonly sentence?: (answer: AnswerTo<M, D>) => string | null;
  readonly chart: (answer: AnswerTo<M, D>) => ReactNode;
  /** The same figures as a table. */
  readonly table: (answer: AnswerTo<M, D>) => ReactNode;
}

export interface AnswerPanelProps<M extends string, D extends string> {
  readonly title: string;
  readonly asked: Asked<M, D>;
  readonly measure: NoInfer<M>;
  /** Pixels, of the drawing. */
  readonly height: number;
  readonly view: AnswerView<NoInfer<M>, NoInfer<D>>;
}

const SENTENCE_HEIGHT = 28;

/** A chart with its table twin and the sentence that they add up to, in every state of their answer. */
export function AnswerPanel<M extends string, D extends string>({ title, asked, measure, height, view }: AnswerPanelProps<M, D>) {
  const t = useMessages(messages);
  const [asTable, setAsTable] = useState(false);
  const [slot] = useState(createTableSlot);
  const ignored = useIgnored(asked, measure);
  const label = asTable ? t('showChart', { title }) : t('showTable', { title });
  const toggle = (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => setAsTable(!asTable)}>
        {asTable ? <InsertChartOutlinedIcon fontSize="small" /> : <TableChartOutlinedIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
  // Without figures there is nothing to turn into a table.
  const shown = asked.answer === null || missingOf(asked.answer, measure) === null;
  const room = view.sentence ? height + SENTENCE_HEIGHT : height;
  return (
    <Panel
      title={title}
      subtitle={
        (view.subtitle || ignored.length > 0) && (
          <>
            {asked.answer ? view.subtitle?.(asked.answer) : '\u00a0'}
            <IgnoredLine ignored={ignored} />
          </>
        )
      }
      actions={
        shown && (
          <>
            <PanelExport
              title={title}
              asked={asked}
              sentence={(asked.answer && view.sentence?.(asked.answer)) ?? null}
              chart={view.chart}
              table={view.table}
              slot={slot}
            />
            {toggle}
          </>
        )
      }
      height={room}
    >
      <AnswerState asked={asked} measure={measure} height={room}>
        {(answer) => (
          <>
            {view.sentence && <Typography sx={{ minHeight: SENTENCE_HEIGHT, fontWeight: 600 }}>{view.sentence(answer)}</Typography>}
            <TableSlotProvider value={slot}>{asTable ? view.table(answer) : view.chart(answer)}</TableSlotProvider>
          </>
        )}
      </AnswerState>
    </Panel>
  );
}
