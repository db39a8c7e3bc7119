import { AnswerTable, ChartPanel, drawn, useColumns, useGoInto, useMoneyMeasure, usePanelWords } from '@pendapa/analysis';
import { divergingScale, HeatTable } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/detailed.ts';
import { useIndicators } from './indicators.ts';
import { against, middle } from './joined-rows.ts';
import { useRegisters, type Registers } from './questions.ts';
import { RegisterGaps } from './register-gaps.tsx';
import { useRegionRows, type NamedRow } from './use-region-rows.ts';

/** Ten points a class, around the region in the middle. */
const SCALE = divergingScale(1, 0.1);

interface HeatProps {
  readonly registers: Registers;
  readonly description: string;
  readonly height: number;
}

function Heat({ registers, description, height }: HeatProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const goInto = useGoInto();
  const indicators = useIndicators(registers);
  const rows = useRegionRows(registers).filter(({ code }) => code !== null);
  const middles = indicators.map(({ value }) => middle(rows.map(value)));
  return (
    <>
      <RegisterGaps registers={registers} />
      <HeatTable
        description={description}
        columns={indicators.map(({ key, name, good }) => ({ key, label: good === 'down' ? t('heat.less', { name }) : name }))}
        rows={rows.map((row) => ({
          key: row.code ?? '',
          label: row.name,
          values: indicators.map(({ value, good }, index) => against(value(row), middles[index] ?? null, good)),
          exact: (column) => {
            const indicator = indicators[column];
            return indicator
              ? t('heat.exact', {
                  value: format.value(indicator.value(row), indicator.unit),
                  middle: format.value(middles[column] ?? null, indicator.unit),
                })
              : '';
          },
        }))}
        scale={SCALE}
        words={(value) => format.percent(value, 0)}
        height={height}
        onSelect={(code) => {
          const row = rows.find((candidate) => candidate.code === code);
          if (row) goInto({ code, group: row.group ?? '' });
        }}
      />
    </>
  );
}

function Twin({ registers, maxHeight }: { readonly registers: Registers; readonly maxHeight: number }) {
  const t = useMessages(messages);
  const rows = useRegionRows(registers).filter(({ code }) => code !== null);
  const columns = useColumns<NamedRow>(rows);
  const indicators = useIndicators(registers);
  return (
    <AnswerTable
      caption={t('heat.values')}
      rows={rows}
      rowKey={({ group, code }) => `${group} ${code}`}
      maxHeight={maxHeight}
      columns={[
        columns.name({ key: 'region', header: t('region'), text: ({ name }) => name }),
        ...indicators.map(({ key, name, unit, value }) =>
          unit === 'money'
            ? columns.money({ key, header: name, value })
            : columns.percent({ key, header: name, value: (row) => drawn(value(row)) }),
        ),
      ]}
    />
  );
}

/** Every region against the one in the middle by six rates at once: what explains it, and who is alike. */
export function IndicatorHeat({ height }: { readonly height: number }) {
  const registers = useRegisters();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'heat')}
      asked={registers.revenue}
      measure={useMoneyMeasure()}
      height={height}
      chart={({ description }) => <Heat registers={registers} description={description} height={height} />}
      table={() => <Twin registers={registers} maxHeight={height} />}
    />
  );
}
