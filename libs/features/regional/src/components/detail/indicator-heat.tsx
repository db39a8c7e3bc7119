import { divergingScale, HeatTable } from '@pendapa/charts';
import { measureSpec, type MeasureOf, type SubjectKey } from '@pendapa/contracts';
import { useGoInto, useMoneyMeasure } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { AnswerTable, ChartPanel, useColumns, useMeasureName, usePanelWords, useStateWords } from '@pendapa/panels';
import { isFew, missing, NO_ROWS, type QueryResult, type RegionLevel } from '@pendapa/query';
import { messages } from '../../messages/detailed.ts';
import { against, middle, type RegionRow } from './joined-rows.ts';
import { RegisterGaps, useRegionRows, useRegisters, type NamedRow, type Registers } from './registers.tsx';

/** Classes of ten points around the median region. */
const SCALE = divergingScale(1, 0.1);

/** Six rates that do not depend on the size of a region. */
function useIndicators({ revenue, objects, assessments, arrears, compliance }: Registers) {
  const name = useMeasureName();
  const indicator = <S extends SubjectKey, M extends MeasureOf<S> & string>(
    subject: S,
    { answer }: QueryResult<M, RegionLevel>,
    key: NoInfer<M>,
    good: 'up' | 'down' = 'up',
  ) => ({ key, good, name: name(subject, key), unit: measureSpec(subject, key).unit, value: (row: RegionRow) => row.in(answer, key) });
  return [
    indicator('revenue', revenue, 'amountPerObject'),
    indicator('objects', objects, 'payingRatio'),
    indicator('objects', objects, 'averageBase'),
    indicator('assessments', assessments, 'realisationRate'),
    indicator('compliance', compliance, 'onTimePaymentRate'),
    indicator('arrears', arrears, 'arrearsRatio', 'down'),
  ];
}

interface HeatProps {
  readonly registers: Registers;
  readonly description: string;
}

function Heat({ registers, description }: HeatProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const goInto = useGoInto();
  const words = useStateWords();
  const indicators = useIndicators(registers);
  const rows = useRegionRows(registers).filter(({ code }) => code !== null);
  const middles = indicators.map(({ value }) => middle(rows.map(value)));
  return (
    <>
      <RegisterGaps registers={registers} />
      <HeatTable
        description={description}
        columns={indicators.map(({ key, name, good }) => ({ key, label: good === 'down' ? t('heat.less', { name }) : name }))}
        rows={rows.map((row) => {
          const exact = indicators.map(({ value, unit }, index) =>
            t('heat.exact', { value: words.text(value(row), unit), middle: words.text(middles[index] ?? null, unit) }),
          );
          return {
            key: row.code ?? '',
            label: row.name,
            exact: (column: number) => exact[column] ?? '',
            isPale: () => isFew(row.in(registers.objects.answer, 'registered')),
            values: indicators.map(({ value, good }, index) => against(value(row), middles[index] ?? missing(NO_ROWS), good)),
          };
        })}
        scale={SCALE}
        words={(value) => format.percent(value, 0)}
        onSelect={(code) => {
          const row = rows.find((candidate) => candidate.code === code);
          if (row) goInto({ code, group: row.group ?? '' });
        }}
      />
    </>
  );
}

function IndicatorTable({ registers }: Omit<HeatProps, 'description'>) {
  const t = useMessages(messages);
  const rows = useRegionRows(registers).filter(({ code }) => code !== null);
  const make = useColumns<NamedRow>();
  const indicators = useIndicators(registers);
  return (
    <AnswerTable
      caption={t('heat.values')}
      rows={rows}
      rowKey={({ group, code }) => `${group} ${code}`}
      columns={[
        make.name({ key: 'region', header: t('region'), text: ({ name }) => name }),
        ...indicators.map(({ key, name: header, unit, value }) => make[unit === 'money' ? 'money' : 'percent']({ key, header, value })),
      ]}
    />
  );
}

/** Heat table: each region compared with the median region by six rates. */
export function IndicatorHeat() {
  const registers = useRegisters();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'heat')}
      query={registers.revenue}
      measure={useMoneyMeasure()}
      height="large"
      chart={({ description }) => <Heat registers={registers} description={description} />}
      table={() => <IndicatorTable registers={registers} />}
    />
  );
}
