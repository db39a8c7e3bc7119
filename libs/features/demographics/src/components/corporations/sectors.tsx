import { TOP_PAYERS } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { ChangesChart, ChartPanel, NextSteps, PageSentence, RankedPanel, usePanelWords } from '@pendapa/panels';
import { comparedRows, directionOf, growth, isFew, largestFirst, percentFalls, share, stateOf, sum, type Row } from '@pendapa/query';
import { messages } from '../../messages/corporations.ts';
import * as ask from '../../questions/demo-corporate.ts';

/** Number of sectors that the sentence names. */
const NAMED_SECTORS = 2;

type SectorRow = Row<(typeof ask.sectors.measures)[number], 'sector'>;

const namedSectors = (rows: readonly SectorRow[]): readonly SectorRow[] => rows.filter(({ codes }) => codes.sector !== null);

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
        const fallen = percentFalls(namedSectors(rows), 'amount').find(({ row }) => !isFew(row.current.taxpayers));
        const ofAll = growth(total('amount'), total('amount', 'comparison'));
        if (fallen && ofAll !== null) {
          return t('sentence.fell', {
            sector: name('sector', fallen.row),
            percent: format.percent(fallen.ratio),
            fall: formatted.money(fallen.fall),
            all: t(`all.${directionOf(ofAll)}`, { percent: format.percent(Math.abs(ofAll)) }),
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

/** Next steps: see whose payments fell. The list is of all sectors, so only the sector that fell most leads to it. */
export function SectorSteps() {
  const t = useMessages(messages);
  return (
    <NextSteps
      query={ask.sectors}
      measure="amount"
      steps={({ rows, name, figureText, format }) => {
        const named = namedSectors(rows);
        if (comparedRows(named, 'amount').length === 0) return null;
        return percentFalls(named, 'amount')
          .slice(0, 1)
          .map(({ row, fall, ratio }) => ({
            figure: figureText(fall, 'money'),
            text: t('steps.fell', { sector: name('sector', row), percent: format.percent(ratio) }),
            page: '/transactions-by-taxpayer',
            part: 'falls',
            isCaseList: true,
          }));
      }}
    />
  );
}
