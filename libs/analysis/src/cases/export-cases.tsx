import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ListedCases } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { ExportButton } from '../export/export-button.tsx';
import { exportTexts } from '../export/messages.ts';
import { fileTable } from '../export/parts/file-column.ts';
import type { ExportPart } from '../export/parts/registry.ts';
import { useSaidBeside } from '../export/parts/said-beside.ts';
import type { CaseColumns } from './case-columns.tsx';
import type { AskedCases, CaseView } from './use-cases.ts';

export interface ExportCasesProps {
  readonly title: string;
  readonly asked: AskedCases;
  readonly cases: ListedCases;
  readonly sort: CaseView['sort'];
  readonly columnsOf: CaseColumns;
}

const NO_FIGURES = (): readonly [] => [];

/** Saves the whole list in the order of the screen; what the screen has of it is a part of the page's own file. */
export function ExportCases({ title, asked, cases, sort, columnsOf }: ExportCasesProps) {
  const t = useMessages(exportTexts);
  const said = useSaidBeside();
  const { moneyAxis } = useFormat();
  const whole = async (): Promise<ListedCases> => (asked.more === null ? cases : asked.readAll(sort, new AbortController().signal));
  const draw = async () => {
    const all = await whole();
    const table = fileTable(all.rows, columnsOf(all), (label) => `${label} (${moneyAxis(0).unitLabel})`);
    return { chart: null, table: table && { ...table, rowCount: all.cases } };
  };
  const part: ExportPart = { title, sentence: () => null, said, source: null, anchor: () => null, draw };
  const latest = useRef(part);
  useLayoutEffect(() => {
    latest.current = part;
  });
  const parts = useCallback(() => [latest.current], []);
  return <ExportButton label={t('exportPanel', { title })} title={title} parts={parts} figures={NO_FIGURES} />;
}
