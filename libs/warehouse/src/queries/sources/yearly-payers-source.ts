import { isCounted, isOfYear } from '../counted-days.ts';
import { taxpayerCodeSql } from '../taxpayer-codes.ts';
import { UNKNOWN_CLASS } from '../unknown-columns.ts';
import type { SourceRequest } from './source.ts';
import { eachPeriod, type RowSpan } from './spans.ts';
import { ownColumns, tableSource, union } from './table-source.ts';

const CHANNEL_FIGURES: readonly string[] = ['digital_transactions', 'chosen_transactions', UNKNOWN_CLASS];
const CONCENTRATION_FIGURES: readonly string[] = ['largest_amount', 'weights', 'weights_whole'];

/** True if columns need the view of channels and concentration. */
export const needsPayerChannels = (columns: readonly string[]): boolean =>
  columns.some((column) => [...CHANNEL_FIGURES, ...CONCENTRATION_FIGURES].includes(column));

const countedPeriods = (request: SourceRequest): RowSpan[] => eachPeriod(request).filter(({ days }) => isCounted(days, request.context));

const code = (column: string, { context }: SourceRequest): string => taxpayerCodeSql(column, context);

const yearOfPayers = tableSource({
  table: ({ days }, { context }) => (isOfYear(days, context) ? 'payer_sums' : 'payer_sums_of_days'),
  reason: ({ days }, { context }) =>
    isOfYear(days, context)
      ? { id: 'wajib pajak setahun: payer_sums', en: 'taxpayers of the year: payer_sums' }
      : { id: 'wajib pajak pada hari-hari itu: payer_sums_of_days', en: 'taxpayers of these days: payer_sums_of_days' },
  spans: countedPeriods,
  where: ({ days }, { binder }) => `year_start = ${binder.day(`${days.from.slice(0, 4)}-01-01`)}`,
  code,
  figures: { entries: 'taxpayers', ...ownColumns('taxpayers', 'amount', 'transactions', 'unknown_transactions') },
});

const channelsOfPayers = tableSource({
  table: 'payer_ways',
  reason: { id: 'kanal wajib pajak: payer_ways', en: 'channels of taxpayers: payer_ways' },
  spans: countedPeriods,
  code,
  figures: { entries: '0', ...ownColumns(...CHANNEL_FIGURES) },
});

/** Largest payers. Those of a total are not the sum of those of its parts, and exist for one kind of taxpayer only. */
const largestPayers = tableSource({
  table: 'payer_weights',
  reason: { id: 'pembayar terbesar tiap jenis: payer_weights', en: 'the largest payers of each kind: payer_weights' },
  spans: (request) =>
    request.countedBy.includes('taxpayerKind') || request.query.where.taxpayerKind?.length === 1 ? countedPeriods(request) : [],
  where: (_, { countedBy }) => `${countedBy.includes('sector') ? '' : 'NOT '}by_sector`,
  code,
  figures: { entries: '0', ...ownColumns(...CONCENTRATION_FIGURES) },
});

/** Payers of a fiscal year or of its same days a year before. Each counts once a year, so years are never added. */
export const yearlyPayersSource = union(yearOfPayers, channelsOfPayers, largestPayers);
