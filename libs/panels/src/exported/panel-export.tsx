import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useMessages } from '@pendapa/i18n';
import type { AnswerTo, QueryResult } from '@pendapa/query';
import { useAnswerNotes } from '../words/use-answer-notes.ts';
import { ExportButton } from './export-button.tsx';
import { exportTexts } from './messages.ts';
import { NO_FIGURES } from './no-figures.ts';
import { OffScreen } from './off-screen.tsx';
import { useExportRegistry, type RenderedPanel, type ExportPart } from './registry.ts';
import type { TableSlot } from './table-slot.ts';

export interface PanelExportProps<M extends string, D extends string> {
  readonly title: string;
  readonly result: QueryResult<M, D>;
  readonly measure: NoInfer<M>;
  readonly sentence: (answer: AnswerTo<M, D>) => string | null;
  readonly chart: (answer: AnswerTo<M, D>) => ReactNode;
  readonly table: (answer: AnswerTo<M, D>) => ReactNode;
  /** Holds the panel's table while it is on screen. */
  readonly slot: TableSlot;
}

/** Width of the button in pixels. */
const BUTTON = 30;

type HandOver = (rendered: RenderedPanel) => void;

/** Exports a panel by its own button, and as part of the page. */
export function PanelExport<M extends string, D extends string>(props: PanelExportProps<M, D>) {
  const { title, result, measure, sentence, chart, table, slot } = props;
  const t = useMessages(exportTexts);
  const registry = useExportRegistry();
  const notesOf = useAnswerNotes();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  // Wrapped in an object, because React calls functions that are set as state.
  const [drawing, setDrawing] = useState<{ readonly handOver: HandOver } | null>(null);
  const { answer, subject, address, unappliedFilters } = result;
  const latest = useRef<ExportPart>(null);
  useEffect(() => {
    if (!answer) return undefined;
    let rendering: Promise<RenderedPanel> | null = null;
    // A file may contain a panel twice, as chart and as table: both share one rendering.
    const draw = () =>
      (rendering ??= new Promise<RenderedPanel>((resolve) => {
        const handOver: HandOver = (rendered) => {
          rendering = null;
          setDrawing(null);
          // The file keeps the order of a sorted table.
          resolve({ chart: rendered.chart, table: slot.table() ?? rendered.table });
        };
        setDrawing({ handOver });
      }));
    const source = { subject, answer, address };
    const notes = () => notesOf({ answer, unappliedFilters }, [measure]);
    const part: ExportPart = { title, sentence: () => sentence(answer), notes, source, anchor: () => button, draw };
    latest.current = part;
    return registry?.addPart(part);
  }, [registry, title, measure, sentence, notesOf, subject, answer, address, unappliedFilters, slot, button]);
  // A stable function, so that the button does not render again with each answer.
  const parts = useCallback(() => (latest.current ? [latest.current] : []), []);
  if (!registry) return null;
  // Reserves the button's width, so that the title does not move.
  if (!answer) return <Box sx={{ width: BUTTON }} />;
  return (
    <>
      <ExportButton ref={setButton} label={t('exportPanel', { title })} title={title} parts={parts} figures={NO_FIGURES} />
      {drawing && <OffScreen chart={chart(answer)} table={table(answer)} onRender={drawing.handOver} />}
    </>
  );
}
