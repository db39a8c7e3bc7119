import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import {
  AnswerRows,
  DetailsPanel,
  KpiStrip,
  MeasureCard,
  MeasureCards,
  RankedPanel,
  useLetter,
  usePanelWords,
  type RatedFigure,
} from '@pendapa/panels';
import { share, useTogether, type QueryResult, type Row } from '@pendapa/query';
import { messages } from '../../messages/tax-type.ts';
import * as ask from '../../questions/arrears-tax-type.ts';

/** Pixels of a row with its bar below the name. */
const ROW_HEIGHT = 43;

interface RatedCardProps<M extends string> extends RatedFigure<M> {
  readonly result: QueryResult<M>;
}

/** Card of a share that shows its rating instead of its change. */
function RatedCard<M extends string>({ result, ...rated }: RatedCardProps<M>) {
  const letter = useLetter(result)(rated);
  return (
    <MeasureCard query={result} measure={rated.measure}>
      {letter && <span>{letter}</span>}
    </MeasureCard>
  );
}

/** Cards of the first part: arrears, what is expected of them, and what lapses. */
export const WorthKpis = () => (
  <KpiStrip>
    <MeasureCards query={useFilteredAnswer(ask.worth)} measures={['total', 'netCollectible', 'expiring']} />
  </KpiStrip>
);

/** Cards of the details: the book value, and ratios with their ratings. */
export function RatedKpis() {
  const t = useMessages(messages);
  const worth = useFilteredAnswer(ask.worth);
  const ratios = useFilteredAnswer(ask.ratios);
  return (
    <KpiStrip label={t('details.quality')}>
      <MeasureCard query={worth} measure="netValue" />
      <RatedCard result={ratios} measure="arrearsRatio" indicator="arrearsRatio" number="P5-15-1" />
      <RatedCard result={ratios} measure="collectibleRatio" indicator="collectibleArrearsRatio" number="P5-15-2" />
      <RatedCard result={worth} measure="overYearShare" indicator="oldArrearsShare" number="P5-15-3" />
    </KpiStrip>
  );
}

/** Number of taxes shown first. */
const INITIAL_ROWS = 6;

/** Taxes with the largest arrears and what is expected to be collected of them; a click filters by the tax. */
export function LargestTaxes() {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'largest')}
      query={ask.taxes}
      measure="total"
      by="taxType"
      height="small"
      initialHeight={INITIAL_ROWS * ROW_HEIGHT}
      sentence={({ formatted }) => {
        const { name, share: part } = formatted.largest('taxType', 'total');
        return t('largest.sentence', { name, share: part });
      }}
      detail={(row, { text }) => text('netCollectible', row)}
      filterOnClick="tax"
      columns={({ dimensionColumn, measureColumn, shareColumn }) => [
        dimensionColumn('taxType'),
        measureColumn('total'),
        shareColumn('total'),
        measureColumn('netCollectible'),
        measureColumn('expiring'),
      ]}
    />
  );
}

type Quality = Row<'total' | 'allowance' | 'netValue', 'quality'>;

const QUALITIES = [null, ...Object.keys(MEMBER_NAMES.quality)];
const inOrder = (rows: readonly Quality[]): readonly Quality[] =>
  QUALITIES.flatMap((code) => rows.filter(({ codes }) => codes.quality === code));
const rateOf = ({ current }: Quality): number | null => share(current.allowance, current.total);

/** Arrears by quality with the rate of the allowance. */
export function QualityClasses() {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'quality')}
      query={ask.qualities}
      measure="total"
      by="quality"
      height="low"
      rows={({ rows }) => inOrder(rows)}
      sentence={({ formatted }) =>
        t('quality.sentence', { allowance: formatted.total('allowance'), netValue: formatted.total('netValue') })
      }
      detail={(row, { format }) => t('quality.rate', { rate: format.percent(rateOf(row)) })}
      table={(drawing) => (
        <AnswerRows
          {...drawing}
          rows={inOrder(drawing.read.rows)}
          columns={({ dimensionColumn, measureColumn, shareColumn: part, make }) => [
            dimensionColumn('quality'),
            measureColumn('total'),
            part('total'),
            make.percent({ key: 'rate', header: t('quality.column'), value: rateOf }),
            measureColumn('allowance'),
            measureColumn('netValue'),
          ]}
        />
      )}
    />
  );
}

/** Details table: arrears and their net value by tax. */
export function TaxDetails() {
  const { taxes, ratios } = useTogether({ taxes: useFilteredAnswer(ask.taxes), ratios: useFilteredAnswer(ask.taxRatios) });
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      query={taxes}
      measure="total"
      columns={({ allColumns, joinedColumn }) => [...allColumns(), joinedColumn(ratios, 'taxType', 'arrearsRatio')]}
    />
  );
}
