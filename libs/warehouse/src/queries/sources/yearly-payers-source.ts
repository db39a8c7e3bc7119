import type { Period, Texts } from '@pendapa/contracts';
import { isCounted, isOfYear } from '../counted-days.ts';
import { filtersSql } from '../filters.ts';
import { selectedSql, type Source, type SourceRequest } from './source.ts';
import { taxpayerCodeSql } from '../taxpayer-codes.ts';
import { periodsOf } from '../time-shift.ts';
import { UNKNOWN_CLASS } from '../unknown-columns.ts';

const OF_THE_YEAR: Texts = { id: 'wajib pajak setahun: payer_sums', en: 'taxpayers of the year: payer_sums' };
const OF_DAYS: Texts = { id: 'wajib pajak pada hari-hari itu: payer_sums_of_days', en: 'taxpayers of these days: payer_sums_of_days' };
const OF_CHANNELS: Texts = { id: 'kanal wajib pajak: payer_ways', en: 'channels of taxpayers: payer_ways' };
const OF_LARGEST: Texts = { id: 'pembayar terbesar tiap jenis: payer_weights', en: 'the largest payers of each kind: payer_weights' };

const PAYER_FIGURES: readonly string[] = ['taxpayers', 'amount', 'transactions', 'unknown_transactions'];
const CHANNEL_FIGURES: readonly string[] = ['digital_transactions', 'chosen_transactions', UNKNOWN_CLASS];
const CONCENTRATION_FIGURES: readonly string[] = ['largest_amount', 'weights', 'weights_whole'];

/** True if columns need the view of channels and concentration. */
export const needsPayerChannels = (columns: readonly string[]): boolean =>
  columns.some((column) => [...CHANNEL_FIGURES, ...CONCENTRATION_FIGURES].includes(column));

/** Rows of one table, with the figures that they give. */
interface TableFigures {
  readonly relations: readonly string[];
  readonly figures: readonly string[];
  readonly rows: string;
}

function payerSums(days: Period, { context, binder }: SourceRequest): TableFigures {
  const relations = isOfYear(days, context)
    ? context.relations('payer_sums', days, OF_THE_YEAR)
    : context.relations('payer_sums_of_days', days, OF_DAYS);
  return { relations, figures: PAYER_FIGURES, rows: `year_start = ${binder.day(`${days.from.slice(0, 4)}-01-01`)}` };
}

/** Largest payers. Those of a total are not the sum of those of its parts, and exist for one kind of taxpayer only. */
function largestPayers(days: Period, { context, countedBy, query }: SourceRequest): readonly TableFigures[] {
  if (!countedBy.includes('taxpayerKind') && query.where.taxpayerKind?.length !== 1) return [];
  const rows = `${countedBy.includes('sector') ? '' : 'NOT '}by_sector`;
  return [{ relations: context.relations('payer_weights', days, OF_LARGEST), figures: CONCENTRATION_FIGURES, rows }];
}

function tableFiguresOf(days: Period, request: SourceRequest): readonly TableFigures[] {
  const needsAny = (figures: readonly string[]) => figures.some((figure) => request.columns.includes(figure));
  const { context } = request;
  return [
    payerSums(days, request),
    ...(needsAny(CHANNEL_FIGURES)
      ? [{ relations: context.relations('payer_ways', days, OF_CHANNELS), figures: CHANNEL_FIGURES, rows: 'true' }]
      : []),
    ...(needsAny(CONCENTRATION_FIGURES) ? largestPayers(days, request) : []),
  ];
}

/** Source of payers of a fiscal year or of its same days a year before. Each counts once a year, so years are never added. */
export const yearlyPayersSource: Source = (request) => {
  const { query, context, binder } = request;
  return periodsOf(query)
    .filter(([, days]) => isCounted(days, context))
    .flatMap(([series, days]) =>
      tableFiguresOf(days, request).flatMap(({ relations, figures, rows }) =>
        relations.map((relation) => {
          const selected = selectedSql(request, {
            series,
            time: () => 'CAST(NULL AS DATE)',
            code: (column) => taxpayerCodeSql(column, context),
            figure: (column) => {
              if (column === 'entries') return figures === PAYER_FIGURES ? 'taxpayers' : '0';
              return figures.includes(column) ? column : undefined;
            },
          });
          return `SELECT ${selected} FROM ${relation} WHERE ${rows}${filtersSql(query.where, context, binder)}`;
        }),
      ),
    );
};
