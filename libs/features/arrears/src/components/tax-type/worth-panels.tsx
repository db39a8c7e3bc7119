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

/** Cards: arrears, net value, amounts that lapse soon, and their ratings. */
export function WorthKpis() {
  const worth = useFilteredAnswer(ask.worth);
  const ratios = useFilteredAnswer(ask.ratios);
  return (
    <KpiStrip>
      <MeasureCards query={worth} measures={['total', 'netValue', 'expiring']} />
      <RatedCard result={ratios} measure="arrearsRatio" indicator="arrearsRatio" number="P5-15-1" />
      <RatedCard result={ratios} measure="collectibleRatio" indicator="collectibleArrearsRatio" number="P5-15-2" />
      <RatedCard result={worth} measure="overYearShare" indicator="oldArrearsShare" number="P5-15-3" />
    </KpiStrip>
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
      order={QUALITIES}
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
