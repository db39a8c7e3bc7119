import { useMemo } from 'react';
import { useMessages } from '@pendapa/i18n';
import { useChartColors } from '@pendapa/theme';
import { ChartFigure } from '../chart-figure.tsx';
import { messages } from '../messages.ts';
import type { Measured, Moment, ValueAxis } from '../model.ts';
import { ColorKey } from '../parts/color-key.tsx';
import { BarMarks } from './bar-marks.tsx';
import { LineMarks } from './line-marks.tsx';
import { TimeAxis } from './time-axis.tsx';
import { TimePanel } from './time-panel.tsx';
import { TooltipTable } from './tooltip-table.tsx';
import { useTimeFrame } from './use-time-frame.ts';

const KEY_HEIGHT = 26;
const TITLE_HEIGHT = 18;
const RIGHT = 12;

export interface DivergingMonthsProps {
  readonly moments: readonly Moment[];
  /** What came, what went (both as positive values) and what is left of them. */
  readonly flows: { readonly up: Measured; readonly down: Measured; readonly net: Measured };
  readonly axis: ValueAxis;
  readonly unfinished: number | null;
  readonly height: number;
  readonly description: string;
}

const negated = (values: readonly (number | null)[]): readonly (number | null)[] => values.map((value) => (value === null ? null : -value));

/** Coming upwards, going downwards, the balance as a line: one scale for all three. */
export function DivergingMonths({ moments, flows, axis, unfinished, height, description }: DivergingMonthsProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const frame = useTimeFrame(moments, RIGHT);
  const [up, down, net] = [colors.series[0], colors.series[1], colors.target];
  const hanging = useMemo(() => ({ ...flows.down, values: negated(flows.down.values) }), [flows.down]);
  const line = { ...flows.net, role: 'plan' as const, color: net };
  const rows = [
    { ...flows.up, color: up },
    { ...flows.down, color: down },
    { ...flows.net, color: net },
  ];
  return (
    <ChartFigure description={description}>
      <ColorKey
        entries={[
          { label: flows.up.label, color: up, form: 'fill' },
          { label: flows.down.label, color: down, form: 'fill' },
          { label: flows.net.label, color: net, form: 'tick' },
        ]}
      />
      <TimePanel frame={frame} axis={axis} series={[flows.up, hanging, flows.net]} height={height - TITLE_HEIGHT - KEY_HEIGHT} lowest>
        <BarMarks moments={moments} values={flows.up.values} color={() => up} unfinished={unfinished} />
        <BarMarks moments={moments} values={hanging.values} color={() => down} unfinished={unfinished} />
        <LineMarks moments={moments} lines={[line]} unfinished={null} named={false} />
        <TimeAxis moments={moments} />
        <TooltipTable moments={moments} rows={rows} remark={(index) => (index === unfinished ? t('unfinished') : null)} />
      </TimePanel>
    </ChartFigure>
  );
}
