import type { Period, Texts } from '@pendapa/contracts';
import { isCounted, isOfYear } from '../counted-days.ts';
import { filtersSql } from '../filters.ts';
import { selectedSql, type Source, type Wanted } from './source.ts';
import { taxpayerCodeSql } from '../taxpayer-codes.ts';
import { periodsOf } from '../time-shift.ts';
import { UNKNOWN_CLASS } from '../unknown-columns.ts';

const OF_THE_YEAR: Texts = { id: 'wajib pajak setahun: payer_sums', en: 'taxpayers of the year: payer_sums' };
const OF_DAYS: Texts = { id: 'wajib pajak pada hari-hari itu: payer_sums_of_days', en: 'taxpayers of these days: payer_sums_of_days' };
const OF_CHANNELS: Texts = { id: 'kanal wajib pajak: payer_ways', en: 'channels of taxpayers: payer_ways' };
const OF_LARGEST: Texts = { id: 'pembayar terbesar tiap jenis: payer_weights', en: 'the largest payers of each kind: payer_weights' };

const SUMMED: readonly string[] = ['taxpayers', 'amount', 'transactions', 'unknown_transactions'];
const THROUGH: readonly string[] = ['digital_transactions', 'chosen_transactions', UNKNOWN_CLASS];
const WEIGHTS: readonly string[] = ['largest_amount', 'weights', 'weights_whole'];

/** True if columns need the view of channels and concentration. */
export const asksWays = (columns: readonly string[]): boolean => columns.some((column) => [...THROUGH, ...WEIGHTS].includes(column));

/** Rows of one table, with the figures that they give. */
interface Told {
  readonly relations: readonly string[];
  readonly figures: readonly string[];
  readonly rows: string;
}

function summed(days: Period, { context, binder }: Wanted): Told {
  const relations = isOfYear(days, context)
    ? context.relations('payer_sums', days, OF_THE_YEAR)
    : context.relations('payer_sums_of_days', days, OF_DAYS);
  return { relations, figures: SUMMED, rows: `year_start = ${binder.day(`${days.from.slice(0, 4)}-01-01`)}` };
}

/** Largest payers. Those of a total are not the sum of those of its parts, and exist for one kind of taxpayer only. */
function largest(days: Period, { context, countedBy, question }: Wanted): readonly Told[] {
  if (!countedBy.includes('taxpayerKind') && question.where.taxpayerKind?.length !== 1) return [];
  const rows = `${countedBy.includes('sector') ? '' : 'NOT '}by_sector`;
  return [{ relations: context.relations('payer_weights', days, OF_LARGEST), figures: WEIGHTS, rows }];
}

function toldOf(days: Period, wanted: Wanted): readonly Told[] {
  const asks = (figures: readonly string[]) => figures.some((figure) => wanted.columns.includes(figure));
  const { context } = wanted;
  return [
    summed(days, wanted),
    ...(asks(THROUGH) ? [{ relations: context.relations('payer_ways', days, OF_CHANNELS), figures: THROUGH, rows: 'true' }] : []),
    ...(asks(WEIGHTS) ? largest(days, wanted) : []),
  ];
}

/** Source of payers of a fiscal year or of its same days a year before. Each counts once a year, so years are never added. */
export const yearlyPayersSource: Source = (wanted) => {
  const { question, context, binder } = wanted;
  return periodsOf(question)
    .filter(([, days]) => isCounted(days, context))
    .flatMap(([series, days]) =>
      toldOf(days, wanted).flatMap(({ relations, figures, rows }) =>
        relations.map((relation) => {
          const selected = selectedSql(wanted, {
            series,
            time: () => 'CAST(NULL AS DATE)',
            code: (column) => taxpayerCodeSql(column, context),
            figure: (column) => {
              if (column === 'entries') return figures === SUMMED ? 'taxpayers' : '0';
              return figures.includes(column) ? column : undefined;
            },
          });
          return `SELECT ${selected} FROM ${relation} WHERE ${rows}${filtersSql(question.where, context, binder)}`;
        }),
      ),
    );
};
