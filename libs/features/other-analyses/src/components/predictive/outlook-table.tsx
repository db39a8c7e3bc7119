import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { AnswerTable, DetailsPanel, useColumns, usePanelWords, type ChartProps } from '@pendapa/panels';
import { messages } from '../../messages/predictive.ts';
import { amountOf, toDate, valueOf } from './amounts.ts';
import { linesOf, type LineRow } from './lines-of.ts';
import type { TargetOfTax } from './outlook-request.ts';
import { useOutlook, type WorkedOut } from './use-outlook.ts';

/** Notes that make a forecast less certain; a known event makes it more so. */
const SHOWN_NOTES = [
  ...(['moving-campaign', 'structural-break', 'unusual-end', 'stopped'] as const),
  ...(['gaps-filled', 'outliers-replaced', 'zeros-or-negatives'] as const),
];

/** Text about a line: the reason why it has no forecast, or remarkable parts of its history. */
function useNotes(): (row: LineRow) => string {
  const t = useMessages(messages);
  return ({ outlook: { refused, end, notes } }) => {
    if (refused === null) {
      return SHOWN_NOTES.filter((code) => notes.includes(code))
        .map((code) => t(`note.${code}`))
        .join('; ');
    }
    const why = refused === 'constant' ? 'constant' : 'young';
    return t(end ? `${why}.plan` : `${why}.noPlan`);
  };
}

interface LinesProps extends ChartProps<TargetOfTax, 'taxType'> {
  readonly worked: WorkedOut;
}

/** The taxes as a table. */
export function OutlookLines({ read, worked, description }: LinesProps) {
  const { request, outlook } = worked;
  const t = useMessages(messages);
  const text = useText();
  const notes = useNotes();
  const rows = linesOf(worked);
  const make = useColumns<LineRow>();
  const { total } = outlook;
  const received = request.lines.reduce((sum, line) => sum + toDate(line), 0);
  const edge = (key: 'median' | 'low' | 'high') =>
    make.money({
      key,
      header: t(key),
      value: ({ outlook: { end } }: LineRow) => valueOf(end?.[key] ?? null),
      total: valueOf(total?.[key] ?? null),
    });
  return (
    <AnswerTable
      caption={description}
      rows={rows}
      rowKey={({ line }) => line.key}
      columns={[
        make.name({
          key: 'tax',
          header: text(DIMENSION_LABELS.taxType),
          text: ({ line }) => read.name('taxType', { codes: { taxType: line.key } }),
        }),
        make.money({
          key: 'toDate',
          header: read.label('realisedToDate'),
          value: ({ line }) => valueOf(toDate(line)),
          total: valueOf(received),
        }),
        edge('median'),
        edge('low'),
        edge('high'),
        make.money({
          key: 'target',
          header: read.label('target'),
          value: ({ line }) => valueOf(line.target),
          total: valueOf(request.target),
        }),
        make.percent({
          key: 'chance',
          header: t('chance'),
          value: ({ outlook: { end } }) => end?.chance ?? null,
          total: total?.chance ?? null,
        }),
        make.name({ key: 'notes', header: t('notes'), text: notes }),
      ]}
    />
  );
}

/** Table of taxes: revenue so far, forecast of the year's end, and the chance to reach the target. */
export function OutlookTable() {
  const t = useMessages(messages);
  const format = useFormat();
  const { targets, worked } = useOutlook();
  const agree = (): string => {
    const total = worked?.outlook.total;
    if (!total) return t('sentence.short');
    const sum = worked.outlook.lines.reduce((added, { end }) => added + (end?.median ?? 0), 0);
    return t('parts.agree', { sum: format.money(amountOf(sum)), difference: format.moneyChange(amountOf(sum - total.median)) });
  };
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      query={targets}
      measure="realisedToDate"
      note={agree}
      table={(drawing) => worked && <OutlookLines {...drawing} worked={worked} />}
    />
  );
}
