import { TOP_PAYERS } from '@pendapa/contracts';
import { useMessages, type Format } from '@pendapa/i18n';
import { ChangesChart, ChartPanel, NextSteps, PageSentence, RankedPanel, usePanelWords } from '@pendapa/panels';
import {
  byLargest,
  difference,
  growth,
  isFew,
  isKnown,
  largestFirst,
  negate,
  share,
  stateOf,
  sum,
  toPlotValue,
  type Row,
} from '@pendapa/query';
import { messages } from '../../messages/corporations.ts';
import * as ask from '../../questions/demo-corporate.ts';

/** Number of sectors that the sentence names. */
const NAMED_SECTORS = 2;

type SectorRow = Row<(typeof ask.sectors.measures)[number], 'sector'>;

/** Named sectors whose change is known. */
const comparedSectors = (rows: readonly SectorRow[]) =>
  rows
    .filter(({ codes }) => codes.sector !== null)
    .map((row) => ({ row, fall: negate(difference(row.current.amount, row.comparison.amount)) }))
    .filter(({ fall }) => isKnown(fall));

/** Named sectors that paid less than in the comparison, the largest fall first. */
const fallsIn = (rows: readonly SectorRow[]) =>
  comparedSectors(rows)
    .filter(({ fall }) => (toPlotValue(fall) ?? 0) > 0)
    .toSorted((a, b) => byLargest(a.fall, b.fall));

const percentOfFall = ({ current, comparison }: SectorRow, { percent }: Format): string =>
  percent(Math.abs(growth(current.amount, comparison.amount) ?? 0));

/**
 * Compares the sector of enough firms that fell most with all firms. Without one, names the two sectors that pay most, and compares
 * their share of the payments with that of the taxpayers.
 */
export function CorporateSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ask.sectors}
      measure="amount"
      sentence={({ rows, name, total, formatted, format }) => {
        const fallen = fallsIn(rows).find(({ row }) => !isFew(row.current.taxpayers));
        const ofAll = growth(total('amount'), total('amount', 'comparison'));
        if (fallen && ofAll !== null) {
          const percent = format.percent(Math.abs(ofAll));
          // A change that rounds to nothing is none.
          const direction = percent === format.percent(0) ? 'same' : ofAll < 0 ? 'fell' : 'rose';
          return t('sentence.fell', {
            sector: name('sector', fallen.row),
            percent: percentOfFall(fallen.row, format),
            fall: formatted.money(fallen.fall),
            all: t(`all.${direction}`, { percent }),
          });
        }
        if (rows.some(({ current }) => stateOf(current.amount)?.state === 'unknown')) return null;
        const leading = largestFirst(rows, 'sector', 'amount').rows.slice(0, NAMED_SECTORS);
        const [first, second] = leading;
        if (!first || !second) return null;
        const paid = share(sum(leading.map(({ current }) => current.amount)), total('amount'));
        const payers = sum(leading.map(({ current }) => current.taxpayers));
        const texts = { first: name('sector', first), second: name('sector', second), share: formatted.percent(paid) };
        const count = formatted.percent(share(payers, total('taxpayers')));
        return count === null ? t('sentence', texts) : t('sentence.payers', { ...texts, count });
      }}
    />
  );
}

/** Number of changes that the waterfall shows. */
const SHOWN_CHANGES = 7;

/** From the payments of the comparison to those of the year, by the sectors that changed most. */
export function SectorChanges() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'changes')}
      query={ask.sectors}
      measure="amount"
      chart={(drawing) => (
        <ChangesChart {...drawing} by="sector" measure="amount" maxChanges={SHOWN_CHANGES} restLabel={t('changes.rest')} />
      )}
      columns={({ read, dimensionColumn, measureColumn, growthColumn }) => [
        dimensionColumn('sector'),
        measureColumn('amount'),
        ...(read.answer.comparison ? [growthColumn('amount')] : []),
      ]}
    />
  );
}

/** Pixels for most sectors; the others are shown on demand. */
const SHARES_HEIGHT = 380;

/** Concentration of payments within each sector, and the share of its largest firms. */
export function UnevenSectors() {
  const t = useMessages(messages);
  const largest = String(TOP_PAYERS);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'uneven')}
      query={ask.weights}
      by="sector"
      measure="concentration"
      height="large"
      initialHeight={SHARES_HEIGHT}
      sentence={({ rows: [first], name, text }) => {
        if (!first) return null;
        return t('uneven.sentence', { name: name('sector', first), largest, share: text('largestShare', first) });
      }}
      detail={(row, { formatted }) => t('uneven.detail', { largest, share: formatted.value('largestShare', row) })}
    />
  );
}

/** What to do: see whose payments fell. The list is of all sectors, so only the sector that fell most leads to it. */
export function SectorSteps() {
  const t = useMessages(messages);
  return (
    <NextSteps
      query={ask.sectors}
      measure="amount"
      steps={({ rows, name, figureText, format }) => {
        if (comparedSectors(rows).length === 0) return null;
        return fallsIn(rows)
          .slice(0, 1)
          .map(({ row, fall }) => ({
            figure: figureText(fall, 'money'),
            text: t('steps.fell', { sector: name('sector', row), percent: percentOfFall(row, format) }),
            page: '/transactions-by-taxpayer',
            part: 'falls',
            isCaseList: true,
          }));
      }}
    />
  );
}
